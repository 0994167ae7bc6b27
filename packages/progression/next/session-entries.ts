import { localDate } from '../../basics'
import type { TrainingExercise } from '../record/exercises'
import { doneSets, type Entry, type SessionLog } from '../record/log'
import type { Slot } from '../week/slots'
import { type Prescription, prescribe } from './prescribe'
import type { TrainingInput } from './training-input'

export function newSession(
  id: string,
  plan: { planId: string; title: string },
  { week, session, name }: Slot,
  prescriptions: readonly Prescription[],
  now: Date,
): SessionLog {
  const started = now.toISOString()
  return {
    id,
    plan: plan.planId,
    planTitle: plan.title,
    week,
    session,
    name,
    date: localDate(now),
    started,
    changed: started,
    entries: prescriptions.map(entryOf),
  }
}

/** An entry with a proposal for every set. */
export function entryOf({
  line,
  exercise,
  planned,
  title,
  targets,
  unlogged: _,
  ...asked
}: Prescription): Entry {
  const { sets, load, unit } = asked
  const proposal = (amount: number | undefined) => ({
    ...(load !== undefined && { load, unit }),
    ...(amount !== undefined && { amount }),
  })
  return {
    line,
    exercise,
    title,
    ...(planned && { planned }),
    asked,
    sets: Array.from({ length: sets }, (_, index) => proposal(targets[index])),
  }
}

/** The entry with another exercise; undefined if the plan lost the line. */
export function entryAfterSwap(
  { line, exercise, planned = exercise }: Entry,
  to: TrainingExercise,
  slot: Slot,
  input: TrainingInput,
): Entry | undefined {
  const swaps = { ...input.state.swaps, [planned]: to.exerciseId }
  const exercises = new Map(input.exercises).set(to.exerciseId, to)
  const state = { ...input.state, swaps }
  const prescribed = (sessions: TrainingInput['sessions']) =>
    prescribe(slot, { ...input, sessions, state, exercises }).find((by) => by.line === line)
  const by = prescribed(input.sessions)
  // The log keeps a ladder on its last rung, so another rung begins anew.
  const chosen = by?.exercise === to.exerciseId ? by : prescribed([])
  return chosen && entryOf(chosen)
}

/**
 * Fills in the lines that take a percentage of a test that is done, unless they are begun. Without a done test,
 * they are as prescribed. Only another result of the test replaces typed numbers; all else that the trainee
 * changed stays.
 */
export function fillFromTests(session: SessionLog, slot: Slot, input: TrainingInput): SessionLog {
  const tests = session.entries.filter((entry) => entry.asked.test && doneSets(entry).length > 0)
  const lines = slot.lines.filter(({ of }) => of === 'test')
  if (lines.length === 0) return session
  const sessions = input.sessions.filter(({ id }) => id !== session.id)
  if (tests.length > 0) sessions.push({ ...session, entries: tests, finished: session.changed })
  const prescriptions = prescribe(slot, { ...input, sessions })
  const entries = session.entries.map((entry) => {
    const { line, exercise } = entry
    const isUntouched =
      lines.some(({ lineKey }) => lineKey === line) && doneSets(entry).length === 0
    const prescription = prescriptions.find((by) => by.line === line && by.exercise === exercise)
    // The reason names the test's result.
    if (!isUntouched || !prescription || prescription.reason === entry.asked.reason) return entry
    const { asked, sets } = entryOf(prescription)
    return {
      ...entry,
      asked: { ...asked, rest: entry.asked.rest },
      sets: entry.sets.map((set, index) => sets[index] ?? sets.at(-1) ?? set),
    }
  })
  return { ...session, entries }
}
