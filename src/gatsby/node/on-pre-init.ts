import type { GatsbyNode, Reporter } from 'gatsby'
import { checkContent, formatProblem } from '../../content/check'
import { contentFolder } from '../../content/folder'
import { buildFolders } from '../../documents/files/folders'
import { restorePages } from '../../publish/flat-pages/restore-pages'
import { isDevelop } from '../internals/command'
import { removeStaleBuild } from '../internals/stale-build'
import { sourceFolder } from '../sources/content-source'
import { copyContent, hasCopiedContent, watchContent } from '../sources/develop-content'
import { setContentOfBuild } from './build-content'
import { currentVersion } from './current-version'

/**
 * Gatsby hook, the first of all: checks the content. Then removes the earlier build where other code made
 * it, or else undoes that build's last step (restorePages). A build stops at mistakes and leaves the site
 * that was built before as it is. `develop` lists them and shows the last content without mistakes until
 * they are fixed.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  const mistakes = reportProblems(reporter)
  if (!isDevelop() && mistakes > 0) {
    reporter.panic(`The content has ${counted(mistakes)}, listed above. Nothing was built.`)
    return
  }
  const isStale = await removeStaleBuild(buildFolders(), currentVersion())
  if (!isStale) await restorePages(buildFolders())
  if (!isDevelop()) return
  if (mistakes === 0) copyContent()
  else if (hasCopiedContent()) {
    setContentOfBuild(checkContent(sourceFolder()).content)
    reporter.warn('Showing the content as it was before these mistakes.')
  } else
    reporter.panic(
      `The content has ${counted(mistakes)}, listed above. Fix them, then start again.`,
    )

  watchContent(() => {
    const found = reportProblems(reporter)
    if (found > 0) {
      reporter.warn(`The content has ${counted(found)}: the browser shows it as it was before.`)
      return
    }
    copyContent()
    reporter.success('The content has no mistakes.')
  })
}

const counted = (mistakes: number) => (mistakes === 1 ? 'one mistake' : `${mistakes} mistakes`)

/** Checks the content and lists what it finds; without mistakes it is that of the build. Returns how many it has. */
function reportProblems(reporter: Reporter): number {
  const { errors, warnings, content } = checkContent(contentFolder())
  if (errors.length === 0) setContentOfBuild(content)
  for (const warning of warnings) reporter.warn(formatProblem(warning))
  for (const error of errors) reporter.log(formatProblem(error))
  return errors.length
}
