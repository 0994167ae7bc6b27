import path from 'node:path'
import { dayOf, showsDrafts } from '../../content/published'
import { buildVersion } from '../internals/stale-build'

/**
 * Returns the version of what this build is made with, besides the content. A build that shows drafts
 * depends on the day too: whether an article has its 'Not published' badge is a result that Gatsby keeps.
 */
export const currentVersion = (now = new Date()): string =>
  buildVersion(path.resolve('.'), showsDrafts() ? dayOf(now) : 'published only')
