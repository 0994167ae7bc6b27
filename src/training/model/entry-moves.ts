import { withoutUndefined } from '../../lib/without-undefined'
import { type Entry, entryKeys, type SessionLog, type SetLog } from './log'
import type { SessionAction, SetRef } from './session-action'

/** The longest rest after a set, in seconds. */
const LONGEST_REST = 900

/** What undoing an action is called, and the exercise after it. */
type Changed = [label: string, after: Entry]

/** Undefined where an action changes nothing, and for actions that are not of one exercise. */
export function changedEntry(entry: Entry, action: SessionAction): Changed | undefined {
  const { title, asked, sets, warmedUp = [] } = entry
  switch (action.type) {
    case 'undone':
      return [`reopening ${nameOf(title, action)}`, withSet(entry, action.set, open)]
    case 'typed load':
    case 'stepped load':
    case 'typed amount':
    case 'stepped amount':
      return typed(entry, action)
    case 'rested': {
      const rest = Math.min(LONGEST_REST, Math.max(0, asked.rest + action.seconds))
      return [`the rest of ${title}`, { ...entry, asked: { ...asked, rest } }]
    }
    case 'rated':
      return [`the reps left of ${nameOf(title, action)}`, rated(entry, action)]
    case 'warmed up': {
      const others = warmedUp.filter((set) => set !== action.set)
      const ticked = others.length < warmedUp.length ? others : [...warmedUp, action.set]
      return [`a warm-up set of ${title}`, { ...entry, warmedUp: ticked }]
    }
    case 'added':
      return [`a set more of ${title}`, { ...entry, sets: [...sets, open(sets.at(-1) ?? {})] }]
    case 'dropped': {
      const last = sets.findLastIndex(({ done }) => !done)
      return [`a set less of ${title}`, { ...entry, sets: sets.filter((_, at) => at !== last) }]
    }
    case 'skipped':
      return [`skipping ${title}`, { ...entry, skipped: true }]
    case 'resumed':
      return [`doing ${title} after all`, withoutUndefined({ ...entry, skipped: undefined })]
    case 'noted':
      return [
        `the note on ${title}`,
        withoutUndefined({ ...entry, note: action.note || undefined }),
      ]
  }
}

function typed(
  entry: Entry,
  action: Extract<SessionAction, { value: number | undefined }>,
): Changed | undefined {
  const set = entry.sets[action.set]
  // What was done has its numbers: they can be corrected, not removed.
  if (set?.done && action.value === undefined) return undefined
  const isLoad = 'unit' in action
  const before = (isLoad ? set?.load : set?.amount) ?? 0
  const value = action.type.startsWith('stepped')
    ? Math.max(0, Number((before + (action.value ?? 0)).toFixed(3)))
    : action.value
  const name = nameOf(entry.title, action)
  if (!isLoad)
    return [
      `the amount of ${name}`,
      withSet(entry, action.set, (one) => ({ ...one, amount: value })),
    ]
  // Later sets that are not done and had the same weight get the new one too: a trainee means the exercise.
  const isMeant = (one: SetLog, at: number) =>
    at === action.set || (at > action.set && !one.done && one.load === set?.load)
  const sets = entry.sets.map((one, at) =>
    isMeant(one, at) ? { ...one, load: value, unit: action.unit } : one,
  )
  return [`the weight of ${name}`, { ...entry, sets }]
}

/** Notes what a set left in reserve, or removes the note. A load goes to the sets that are still to be done. */
function rated(
  entry: Entry,
  { set, left, load }: Extract<SessionAction, { type: 'rated' }>,
): Entry {
  const sets = entry.sets.map((one, at) => {
    if (at === set) return withoutUndefined({ ...one, left })
    return load === undefined || at < set || one.done ? one : { ...one, load }
  })
  return { ...entry, sets }
}

const open = ({ done: _, left: __, ...set }: SetLog): SetLog => set

/** Returns an exercise with one of its sets changed. */
export const withSet = (entry: Entry, index: number, change: (set: SetLog) => SetLog): Entry => ({
  ...entry,
  sets: entry.sets.map((set, at) => (at === index ? change(set) : set)),
})

/** Returns a session with one of its exercises changed, by its key. */
export function withEntry(session: SessionLog, key: string, change: (entry: Entry) => Entry) {
  const index = entryKeys(session.entries).indexOf(key)
  const entries = session.entries.map((entry, at) => (at === index ? change(entry) : entry))
  return { ...session, entries }
}

/** Returns what a set is called: 'Bench press, set 2'. */
export const nameOf = (title: string, { set }: Pick<SetRef, 'set'>) => `${title}, set ${set + 1}`
