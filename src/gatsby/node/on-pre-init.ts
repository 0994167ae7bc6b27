import type { GatsbyNode, Reporter } from 'gatsby'
import { countOf } from '../../../packages/checked-content'
import { checkContent, formatProblem } from '../../content/check'
import { contentFolder } from '../../content/folder'
import { buildFolders } from '../../documents/files/folders'
import {
  contentCopyFolder,
  copyContent,
  hasCopiedContent,
  watchContent,
} from '../sources/content-copy'
import { setBuildContent } from './build-content'
import { isDevelop } from './command'
import { currentVersion } from './current-version'
import { removeStaleBuild } from './stale-build'

/**
 * Gatsby's first hook: checks the content. If it has errors, a build stops and keeps the previous site, and
 * `develop` lists them and shows the last valid content. Otherwise deletes the previous build if other code
 * made it.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  const errorCount = reportProblems(reporter)
  if (!isDevelop() && errorCount > 0) {
    reporter.panic(
      `The content has ${countOf(errorCount, 'mistake')}, listed above. Nothing was built.`,
    )
    return
  }
  await removeStaleBuild(buildFolders(), currentVersion())
  if (!isDevelop()) return
  if (errorCount > 0 && hasCopiedContent()) {
    const now = new Date()
    setBuildContent(checkContent(contentCopyFolder(), now).content, now)
    reporter.warn('Showing the last valid content.')
  } else if (errorCount > 0)
    reporter.panic(
      `The content has ${countOf(errorCount, 'mistake')}, listed above. Fix them, then start again.`,
    )

  watchContent(() => {
    const errorCount = reportProblems(reporter)
    if (errorCount > 0)
      reporter.warn(
        `The content has ${countOf(errorCount, 'mistake')}: the browser shows the last valid content.`,
      )
    else reporter.success('The content has no mistakes.')
  })
}

/** Prints all problems. Valid content becomes the build's content and Gatsby's. Returns the number of errors. */
function reportProblems(reporter: Reporter): number {
  const now = new Date()
  const { errors, warnings, content } = checkContent(contentFolder(), now)
  if (errors.length === 0) {
    setBuildContent(content, now)
    copyContent(content, now)
  }
  for (const warning of warnings) reporter.warn(formatProblem(warning))
  for (const error of errors) reporter.log(formatProblem(error))
  return errors.length
}
