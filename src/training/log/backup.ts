import { storedValue } from '../../ui/stored-value'
import type { SessionLog } from '../model/log'

/** So many sessions without a file are enough to ask for one. */
export const SESSIONS_WITHOUT_BACKUP = 10

/** The moment since which sessions wait for a backup: the last file, or the last 'not now'. */
const since = storedValue('training-backup', (stored) => {
  const moment = stored?.replaceAll('"', '') ?? ''
  return Number.isNaN(Date.parse(moment)) ? '' : moment
})

/** Notes that the log was saved as a file, or that the trainee does not want to now. */
export const noteBackup = () => since.update(() => new Date().toISOString())

/** Returns how many sessions were trained since the last backup. */
export const sessionsWithoutBackup = (finished: readonly SessionLog[]) =>
  finished.filter((session) => (session.finished ?? '') > since.current()).length
