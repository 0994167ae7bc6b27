import { browserStorage } from '../../lib/browser-storage'
import type { SessionLog } from '../model/log'

/** So many sessions without a file are enough to ask for one. */
export const SESSIONS_WITHOUT_BACKUP = 10

/** Where the moment is since which sessions wait for a backup. */
const KEY = 'training-backup'

/** Notes that the log was saved as a file, or that the trainee does not want to now. */
export const noteBackup = () => browserStorage.write(KEY, new Date().toISOString())

/** Returns how many sessions were trained since the last backup. */
export function sessionsWithoutBackup(finished: readonly SessionLog[]): number {
  const since = Date.parse(browserStorage.read(KEY) ?? '') || 0
  return finished.filter((session) => Date.parse(session.finished ?? '') > since).length
}
