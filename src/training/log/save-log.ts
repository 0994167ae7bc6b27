import { localDate, readInstant } from '../../../packages/basics'
import type { SessionLog } from '../../../packages/progression'
import { saveFile } from '../../components/save-file'
import { showToast } from '../../components/toast'
import { browserStorage } from '../../lib/browser-storage'
import { LOG_FORMAT, LOG_VERSION, type LogFile } from '../model/transfer/read-file'
import { currentTraining, openWholeLog, type Training } from '../storage/store'

const toLogFile = ({ sessions, plans }: Pick<Training, 'sessions' | 'plans'>): LogFile => ({
  format: LOG_FORMAT,
  version: LOG_VERSION,
  exported: new Date().toISOString(),
  sessions: [...sessions.values()],
  plans: [...plans.values()],
})

/** Reads the whole log as a file's name and text, and says so if it could not be read. */
async function wholeLog() {
  await openWholeLog()
  const isWhole = currentTraining().wholeLog !== 'failed'
  if (!isWhole)
    showToast('Your stored log cannot be read right now. The file has what this page loaded.')
  const name = `training-log-${localDate(new Date())}`
  return { name, text: `${JSON.stringify(toLogFile(currentTraining()), null, 1)}\n`, isWhole }
}

/** Downloads the whole log. */
export async function saveLog() {
  const { name, text, isWhole } = await wholeLog()
  saveFile(`${name}.json`, 'application/json', text)
  if (isWhole) noteBackup()
}

/** Chromium refuses to share a file with another ending. */
const shared = (name: string, text: string) => ({
  files: [new File([text], `${name}.txt`, { type: 'text/plain' })],
})

/** Whether the browser has a share sheet that takes files. */
export const canShareLog = () => Boolean(navigator.canShare?.(shared('log', '{}')))

/** Hands the whole log to the share sheet, or downloads it if the sheet refuses. */
export async function shareLog() {
  const { name, text, isWhole } = await wholeLog()
  try {
    await navigator.share(shared(name, text))
    if (isWhole) noteBackup()
  } catch (error) {
    // A trainee who closes the sheet cancels.
    if ((error as Error).name !== 'AbortError') await saveLog()
  }
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
