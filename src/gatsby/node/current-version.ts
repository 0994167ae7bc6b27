import path from 'node:path'
import { showsDrafts, utcDate } from '../../content/published'
import { colors } from '../../documents/colors'
import { buildVersion } from './stale-build'

/**
 * Returns the version of this build's inputs other than content, of which only the colors are compiled in. With drafts
 * shown, it includes the date, because Gatsby caches whether an article has the 'Not published' badge.
 */
export const currentVersion = (now = new Date()): string =>
  buildVersion(
    path.resolve('.'),
    showsDrafts() ? utcDate(now) : 'published only',
    JSON.stringify(colors),
  )
