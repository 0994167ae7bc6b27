import { toolPath } from '../lib/paths'
import { PageHead } from '../shell/page-head'
import type { Tool } from './model/form'

export const ToolHead = ({ tool: { name, title, lead } }: { tool: Tool }) => (
  <PageHead title={title} description={lead} path={toolPath(name)} />
)
