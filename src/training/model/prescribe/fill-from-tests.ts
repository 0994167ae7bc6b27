import { doneSets, type Entry, type SessionLog } from '../log'
import { lineName, type Slot } from '../slots'
import { entryOf } from './new-session'
import { prescribe } from './prescribe'
import type { TrainingInput } from './training-input'

/**
 * Once a test is done, fills in the session's lines that take a percentage of it. Skips lines already begun.
 */
export function fillFromTests(session: SessionLog, slot: Slot, input: TrainingInput): SessionLog {
  const tests = session.entries.filter((entry) => entry.asked.test && doneSets(entry).length > 0)
  const lines = slot.lines.filter(({ of }) => of === 'test')
  if (tests.length === 0 || lines.length === 0) return session
  const lineNames = lines.map(({ index }) => lineName(input.program, slot.name, index))
  const tested = { ...session, entries: tests, finished: session.changed }
  const others = input.sessions.filter(({ id }) => id !== session.id)
  const prescriptions = prescribe(slot, { ...input, sessions: [...others, tested] })
  const filled = (entry: Entry): Entry => {
    const prescription = prescriptions.find(
      ({ line, exercise }) => line === entry.line && exercise === entry.exercise,
    )
    const isUntouched = lineNames.includes(entry.line) && doneSets(entry).length === 0
    return prescription && isUntouched
      ? { ...entryOf(prescription), ...(entry.note && { note: entry.note }) }
      : entry
  }
  return { ...session, entries: session.entries.map(filled) }
}
