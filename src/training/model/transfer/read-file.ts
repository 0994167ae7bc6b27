import { isObject, parseJson, readList, readText } from '../../../../packages/basics'
import {
  type PlanState,
  readPlanState,
  readSession,
  type SessionLog,
} from '../../../../packages/progression'
import { isLogCsv } from './log-csv'

export const LOG_VERSION = 1

export const LOG_FORMAT = 'training-log'

export interface LogFile {
  format: typeof LOG_FORMAT
  version: typeof LOG_VERSION
  exported: string
  sessions: readonly SessionLog[]
  plans: readonly PlanState[]
}

export interface FileRead {
  sessions: readonly SessionLog[]
  plans: readonly PlanState[]
  unreadable: number
}

/** A session takes up to 4,500 characters, so 30 years at six a week take 42 million. */
const MAX_CHARACTERS = 50_000_000

const MAX_SESSIONS = 20_000

const refusal = (why: string) => ({ problem: `This file is ${why}. Nothing was imported.` })

/** Parses an exported log, or returns the problem as a sentence. Drops invalid sessions. */
export function readLogFile(content: string): FileRead | { problem: string } {
  if (content.length > MAX_CHARACTERS) return refusal('larger than any training log')
  if (isLogCsv(content))
    return refusal(
      'a log for spreadsheets, which lacks part of what you did: choose the .json file from “Save All”',
    )
  const value = parseJson(content)
  if (value === undefined)
    return refusal('not a training log: neither one saved here nor an export of Strong or Hevy')
  if (!isObject(value) || value.format !== LOG_FORMAT) return refusal('not a training log')
  if (value.version !== LOG_VERSION)
    return refusal(
      `of version ${readText(10)(`${value.version}`)}, which this page cannot read: reload the page, or export it again`,
    )
  const written = Array.isArray(value.sessions) ? value.sessions.slice(0, MAX_SESSIONS) : []
  const sessions = readList(readSession, MAX_SESSIONS)(written)
  return {
    sessions,
    plans: readList(readPlanState, 500)(value.plans),
    unreadable: written.length - sessions.length,
  }
}
