import type { Entry, SessionLog } from '../../../packages/progression/record/log'
import { type Log, type LogAction, logReducer } from '../../../src/training/model/log-reducer'
import type { SessionMove } from '../../../src/training/model/moves/session-action'
import { planOf, rules, trainee } from './train-by-hand'

/** Start of the session in these tests. */
export const START = Date.UTC(2026, 0, 5, 18)

/** Keys of the session's entries. */
export const PRESS = 'A / press / 1 / press'
export const ROW = 'A / row / 1 / row'
export const PLANK = 'A / plank / 1 / plank'

/** An entry that replaces the press, with three sets. */
export const insteadOfPress = (exercise: string): Entry => ({
  ...(openSession().entries[0] as Entry),
  exercise,
  title: exercise,
  ...(exercise === 'press' ? {} : { planned: 'press' }),
})

/** An unfinished session: press and row of three sets at 60 kg, plank of one set of 30 seconds. */
export function openSession(): SessionLog {
  const { does, sessions } = trainee(planOf({}, rules.double))
  does(60, [8, 8, 8])
  const [session] = sessions
  const [entry] = session?.entries ?? []
  if (!session || !entry) throw new Error('One session was done.')
  const sets = entry.sets.map(({ done: _, ...set }) => set)
  const press = { ...entry, sets }
  const row = { ...press, line: 'A / row / 1', exercise: 'row', title: 'row' }
  const plank: Entry = {
    ...press,
    line: 'A / plank / 1',
    exercise: 'plank',
    title: 'plank',
    asked: { ...press.asked, measure: 'seconds', rest: 60 },
    sets: [{ amount: 30 }],
  }
  return { ...session, id: 'open', finished: undefined, entries: [press, row, plank] }
}

/** A log with an unfinished session; each action comes one second after the last. */
export function open(session = openSession()) {
  let log: Log = {
    sessions: new Map([[session.id, session]]),
    plans: new Map(),
    undoSteps: new Map(),
  }
  let at = START
  return {
    log: () => log,
    session: () => log.sessions.get(session.id) as SessionLog,
    undoLabel: () => log.undoSteps.get(session.id)?.at(-1)?.label,
    /** Advances the clock, in seconds. */
    wait(seconds: number) {
      at += seconds * 1000
    },
    do(...moves: readonly SessionMove[]) {
      for (const move of moves) {
        at += 1000
        log = logReducer(log, { type: 'session', id: session.id, action: { ...move, at } })
      }
      return log.sessions.get(session.id) as SessionLog
    },
    act(action: LogAction) {
      log = logReducer(log, action)
    },
  }
}

/** Completed amounts per entry, such as 'press 8 8', with a dot per open set. */
export const doneIn = ({ entries }: SessionLog) =>
  entries.map(({ exercise, sets }) =>
    [exercise, ...sets.map(({ done, amount }) => (done ? amount : '.'))].join(' '),
  )

export const done = (entry: string, set: number) =>
  ({ type: 'done', entry, set, rest: true, needsLoad: false }) satisfies SessionMove
export const load = (entry: string, set: number, value: number) =>
  ({ type: 'typed load', entry, set, value, unit: 'kg' }) satisfies SessionMove
export const swap = (entry: string, to: string, isPermanent = false) =>
  ({ type: 'swapped', entry, by: insteadOfPress(to), isPermanent }) satisfies SessionMove
export const undo: SessionMove = { type: 'undo' }
