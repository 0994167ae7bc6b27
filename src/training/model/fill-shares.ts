import { doneSets, type Entry, type SessionLog } from './log'
import { prescribe } from './prescribe'
import { entryOf } from './session'
import { lineName, type Slot } from './slots'
import type { TrainingInput } from './training-input'

/**
 * Returns a session with what its own tests have shown: lines that take a percentage of a test of the same
 * day get their numbers once it is done. Nothing changes in a line that was begun.
 */
export function fillShares(session: SessionLog, slot: Slot, input: TrainingInput): SessionLog {
  const tests = session.entries.filter((entry) => entry.asked.test && doneSets(entry).length > 0)
  const lines = slot.lines.filter(({ of }) => of === 'test')
  if (tests.length === 0 || lines.length === 0) return session
  const names = lines.map(({ index }) => lineName(input.program, slot.name, index))
  const shown = { ...session, entries: tests, finished: session.changed }
  const others = input.sessions.filter(({ id }) => id !== session.id)
  const asked = prescribe(slot, { ...input, sessions: [...others, shown] })
  const filled = (entry: Entry): Entry => {
    const now = asked.find(
      ({ line, exercise }) => line === entry.line && exercise === entry.exercise,
    )
    const isOpen = names.includes(entry.line) && doneSets(entry).length === 0
    return now && isOpen ? { ...entryOf(now), ...(entry.note && { note: entry.note }) } : entry
  }
  return { ...session, entries: session.entries.map(filled) }
}
