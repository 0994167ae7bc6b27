import { toolPath } from '../lib/paths'
import { PageHead } from '../shell/page-head'
import type { Tool } from './model/form'

/** What a tool's page says of itself. */
export const ToolHead = ({ tool: { name, title, line } }: { tool: Tool }) => (
  <PageHead title={title} description={line} path={toolPath(name)} />
)
