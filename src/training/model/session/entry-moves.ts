import { withoutUndefined } from '../../../lib/without-undefined'
import { type Entry, entryKeys, type SessionLog, type SetLog } from '../log'
import type { SessionAction, SetRef } from './session-action'

/** In seconds. */
const MAX_REST = 900

/** The undo label and the changed entry. */
type LabeledEntry = [label: string, after: Entry]

/** Undefined if the action changes nothing or isn't about one exercise. */
export function changeEntry(entry: Entry, action: SessionAction): LabeledEntry | undefined {
  const { title, asked, sets, warmedUp = [] } = entry
  switch (action.type) {
    case 'undone':
      return [`reopening ${labelOfSet(title, action)}`, withSet(entry, action.set, reopened)]
    case 'typed load':
    case 'stepped load':
    case 'typed amount':
    case 'stepped amount':
      return withNumber(entry, action)
    case 'rested': {
      const rest = Math.min(MAX_REST, Math.max(0, asked.rest + action.seconds))
      return [`the rest of ${title}`, { ...entry, asked: { ...asked, rest } }]
    }
    case 'rated':
      return [`the reps left of ${labelOfSet(title, action)}`, withRating(entry, action)]
    case 'warmed up': {
      const others = warmedUp.filter((set) => set !== action.set)
      const ticked = others.length < warmedUp.length ? others : [...warmedUp, action.set]
      return [`a warm-up set of ${title}`, { ...entry, warmedUp: ticked }]
    }
    case 'added':
      return [`a set more of ${title}`, { ...entry, sets: [...sets, reopened(sets.at(-1) ?? {})] }]
    case 'dropped': {
      const last = sets.findLastIndex(({ done }) => !done)
      return [
        `a set less of ${title}`,
        { ...entry, sets: sets.filter((_, index) => index !== last) },
      ]
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

function withNumber(
  entry: Entry,
  action: Extract<SessionAction, { value: number | undefined }>,
): LabeledEntry | undefined {
  const set = entry.sets[action.set]
  // A trainee can correct a done set's numbers, but not clear them.
  if (set?.done && action.value === undefined) return undefined
  const isLoad = 'unit' in action
  const before = (isLoad ? set?.load : set?.amount) ?? 0
  const value = action.type.startsWith('stepped')
    ? Math.max(0, Number((before + (action.value ?? 0)).toFixed(3)))
    : action.value
  const name = labelOfSet(entry.title, action)
  if (!isLoad)
    return [
      `the amount of ${name}`,
      withSet(entry, action.set, (oldSet) => ({ ...oldSet, amount: value })),
    ]
  // A new weight also goes to later open sets with the same old weight.
  const getsLoad = (otherSet: SetLog, index: number) =>
    index === action.set || (index > action.set && !otherSet.done && otherSet.load === set?.load)
  const sets = entry.sets.map((otherSet, index) =>
    getsLoad(otherSet, index) ? { ...otherSet, load: value, unit: action.unit } : otherSet,
  )
  return [`the weight of ${name}`, { ...entry, sets }]
}

/** Sets or clears a set's rating. A new load goes to the open sets after it. */
function withRating(
  entry: Entry,
  { set, left, load, unit }: Extract<SessionAction, { type: 'rated' }>,
): Entry {
  const sets = entry.sets.map((otherSet, index) => {
    if (index === set) return withoutUndefined({ ...otherSet, left })
    return load === undefined || index < set || otherSet.done
      ? otherSet
      : { ...otherSet, load, unit }
  })
  return { ...entry, sets }
}

const reopened = ({ done: _, left: __, ...set }: SetLog): SetLog => set

export const withSet = (entry: Entry, index: number, change: (set: SetLog) => SetLog): Entry => ({
  ...entry,
  sets: entry.sets.map((set, position) => (position === index ? change(set) : set)),
})

/** `key` comes from `entryKeys`. */
export function withEntry(session: SessionLog, key: string, change: (entry: Entry) => Entry) {
  const index = entryKeys(session.entries).indexOf(key)
  const entries = session.entries.map((entry, position) =>
    position === index ? change(entry) : entry,
  )
  return { ...session, entries }
}

/** 'Bench press, set 2'. */
export const labelOfSet = (title: string, { set }: Pick<SetRef, 'set'>) =>
  `${title}, set ${set + 1}`
