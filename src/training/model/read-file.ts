import { LOG_FORMAT, LOG_VERSION, type LogFile } from './log'
import { isObject, listOf, MOST, moment, readPlanState, readSession, text } from './read-log'

/** A file that was read, or why it was not, in a sentence. */
export type ReadFile = { file: LogFile; unreadable: number } | { problem: string }

/** In characters. A session takes up to 4,500: thirty years of six sessions a week take 42 million. */
const MOST_CHARACTERS = 50_000_000

/** Reads a trainee's file. Entries that are not sessions are counted and left out. */
export function readLogFile(content: string): ReadFile {
  if (content.length > MOST_CHARACTERS) {
    return { problem: 'This file is larger than any training log. Nothing was taken from it.' }
  }
  let value: unknown
  try {
    value = JSON.parse(content)
  } catch {
    return {
      problem:
        'This file is not a training log: it cannot be read as JSON. Nothing was taken from it.',
    }
  }
  if (!isObject(value) || value.format !== LOG_FORMAT) {
    return { problem: 'This file is not a training log. Nothing was taken from it.' }
  }
  if (value.version !== LOG_VERSION) {
    return {
      problem: `This file is of version ${text(`${value.version}`, 10)}, which this page does not know: reload the page, or export it again. Nothing was taken from it.`,
    }
  }
  const written = listOf(value.sessions, MOST.sessions)
  const sessions = written.flatMap((session) => readSession(session) ?? [])
  return {
    file: {
      format: LOG_FORMAT,
      version: LOG_VERSION,
      exported: moment(value.exported) ?? '',
      sessions,
      plans: listOf(value.plans, 500).flatMap((state) => readPlanState(state) ?? []),
    },
    unreadable: written.length - sessions.length,
  }
}
