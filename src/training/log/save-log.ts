import { localDate } from '../../lib/dates'
import { saveFile } from '../../ui/save-file'
import { showToast } from '../../ui/toast'
import { LOG_FORMAT, LOG_VERSION, type LogFile } from '../model/log'
import { openWhole } from '../storage/open-training'
import { currentTraining, type Training } from '../storage/training-store'
import { noteBackup } from './backup'

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
  await openWhole()
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
