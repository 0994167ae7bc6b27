import { browserStorage } from '../../lib/browser-storage'
import { localDate } from '../../lib/dates'
import { readInstant } from '../../lib/readers'
import { saveFile } from '../../ui/save-file'
import { showToast } from '../../ui/toast'
import type { SessionLog } from '../model/log'
import { LOG_FORMAT, LOG_VERSION, type LogFile } from '../model/transfer/read-file'
import { openWholeLog } from '../storage/open-training'
import { currentTraining, type Training } from '../storage/training-store'

export const toLogFile = ({ sessions, plans }: Pick<Training, 'sessions' | 'plans'>): LogFile => ({
  format: LOG_FORMAT,
  version: LOG_VERSION,
  exported: new Date().toISOString(),
  sessions: [...sessions.values()],
  plans: [...plans.values()],
})

/** Downloads the whole log. */
export async function saveLog() {
  await openWholeLog()
  const isWhole = currentTraining().wholeLog !== 'failed'
  if (!isWhole)
    showToast('Your stored log cannot be read right now. The file has what this page loaded.')
  saveFile(
    `training-log-${localDate(new Date())}.json`,
    'application/json',
    `${JSON.stringify(toLogFile(currentTraining()), null, 1)}\n`,
  )
  if (isWhole) noteBackup()
}

/** After this many sessions without a backup, the page reminds the trainee. */
export const SESSIONS_WITHOUT_BACKUP = 10

/** Local storage key of the last backup's time. */
const BACKUP_KEY = 'training-backup'

/** Records that the log was saved, or that the trainee declined. */
export const noteBackup = () => browserStorage.write(BACKUP_KEY, new Date().toISOString())

export function sessionsWithoutBackup(finished: readonly SessionLog[]): number {
  const since = readInstant(browserStorage.read(BACKUP_KEY)) ?? ''
  return finished.filter((session) => (session.finished ?? '') > since).length
}
