import type { GatsbyNode } from 'gatsby'
import { contentFolder } from './content-source'
import { checkContent, formatProblem } from './content/check'

/** Gatsby hook: checks the content before anything is made from it, and stops at mistakes. */
export const onPluginInit: GatsbyNode['onPluginInit'] = ({ reporter }) => {
  const { errors, warnings } = checkContent(contentFolder())
  for (const warning of warnings) reporter.warn(formatProblem(warning))
  if (errors.length === 0) return
  for (const error of errors) reporter.error(formatProblem(error))
  reporter.panic(`The content has ${errors.length} mistake(s), listed above. Nothing was built.`)
}
