import { LOG_FORMAT, LOG_VERSION, type PlanState, type SessionLog } from './log'
import { readPlanState, readSession } from './read-log'
import { isObject, json, list, text } from './readers'

/** What a file holds. */
export interface FileRead {
  sessions: readonly SessionLog[]
  plans: readonly PlanState[]
  /** How many of its entries are no sessions. */
  unreadable: number
}

/** In characters. A session takes up to 4,500: thirty years of six sessions a week take 42 million. */
const MOST_CHARACTERS = 50_000_000

/** More than anyone trains. */
const MOST_SESSIONS = 20_000

const refused = (why: string) => ({ problem: `This file is ${why}. Nothing was taken from it.` })

/** Reads a trainee's file, or returns why not, in a sentence. Entries that are not sessions are left out. */
export function readLogFile(content: string): FileRead | { problem: string } {
  if (content.length > MOST_CHARACTERS) return refused('larger than any training log')
  const value = json(content)
  if (value === undefined) return refused('not a training log: it cannot be read as JSON')
  if (!isObject(value) || value.format !== LOG_FORMAT) return refused('not a training log')
  if (value.version !== LOG_VERSION)
    return refused(
      `of version ${text(10)(`${value.version}`)}, which this page does not know: reload the page, or export it again`,
    )
  const written = Array.isArray(value.sessions) ? value.sessions.slice(0, MOST_SESSIONS) : []
  const sessions = list(readSession, MOST_SESSIONS)(written)
  return {
    sessions,
    plans: list(readPlanState, 500)(value.plans),
    unreadable: written.length - sessions.length,
  }
}
