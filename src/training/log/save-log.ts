import { browserStorage } from '../../lib/browser-storage'
import { localDate } from '../../lib/dates'
import { saveFile } from '../../ui/save-file'
import { showToast } from '../../ui/toast'
import { LOG_FORMAT, LOG_VERSION, type LogFile, type SessionLog } from '../model/log'
import { openWholeLog } from '../storage/open-training'
import { currentTraining, type Training } from '../storage/training-store'

/** Returns all that a browser knows of a trainee as one file. */
export const logFileOf = ({ sessions, plans }: Pick<Training, 'sessions' | 'plans'>): LogFile => ({
  format: LOG_FORMAT,
  version: LOG_VERSION,
  exported: new Date().toISOString(),
  sessions: [...sessions.values()],
  plans: [...plans.values()],
})

/** Hands the whole log to the trainee as a file. */
export async function saveLog() {
  await openWholeLog()
  const isWhole = currentTraining().whole !== 'failed'
  if (!isWhole)
    showToast('Your stored log cannot be read right now. The file holds what this page knows.')
  saveFile(
    `training-log-${localDate(new Date())}.json`,
    'application/json',
    `${JSON.stringify(logFileOf(currentTraining()), null, 1)}\n`,
  )
  if (isWhole) noteBackup()
}

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
