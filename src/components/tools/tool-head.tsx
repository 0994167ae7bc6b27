import { toolPath } from '../../lib/paths'
import type { Tool } from '../../lib/tools/form'
import { PageHead } from '../layout/page-head'

/** What a tool's page says of itself. */
export const ToolHead = ({ tool: { name, title, line } }: { tool: Tool }) => (
  <PageHead title={title} description={line} path={toolPath(name)} />
)
