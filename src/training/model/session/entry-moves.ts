import { withoutUndefined } from '../../../lib/without-undefined'
import type { Entry, SetLog } from '../log'
import type { SessionAction, SetRef } from './session-action'

/** In seconds. */
const MAX_REST = 900

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
    case 'rest changed': {
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
      return [
        `adding a set to ${title}`,
        { ...entry, sets: [...sets, reopened(sets.at(-1) ?? {})] },
      ]
    case 'dropped': {
      const last = sets.findLastIndex(({ done }) => !done)
      if (last === -1) return undefined
      const others = sets.filter((_, index) => index !== last)
      return [`removing a set from ${title}`, { ...entry, sets: others }]
    }
    case 'skipped':
      return [`skipping ${title}`, { ...entry, skipped: true }]
    case 'resumed':
      return [`bringing back ${title}`, withoutUndefined({ ...entry, skipped: undefined })]
    case 'noted': {
      const note = action.note || undefined
      return [`the note on ${title}`, withoutUndefined({ ...entry, note })]
    }
  }
}

function withNumber(
  entry: Entry,
  action: Extract<SessionAction, { value: number | undefined }>,
): LabeledEntry | undefined {
  const { type, set, value: typed } = action
  const before = entry.sets[set]
  // A trainee can correct a done set's numbers, but not clear them.
  if (before?.done && typed === undefined) return undefined
  const isLoad = 'unit' in action
  const old = (isLoad ? before?.load : before?.amount) ?? 0
  const value = type.startsWith('stepped')
    ? Math.max(0, Number((old + (typed ?? 0)).toFixed(3)))
    : typed
  const change = isLoad ? { load: value, unit: action.unit } : { amount: value }
  // A new weight also goes to later open sets with the same old weight.
  const isFollowing = ({ done, load }: SetLog, index: number) =>
    isLoad && index > set && !done && load === before?.load
  const sets = entry.sets.map((other, index) =>
    index === set || isFollowing(other, index) ? { ...other, ...change } : other,
  )
  return [
    `the ${isLoad ? 'weight' : 'amount'} of ${labelOfSet(entry.title, action)}`,
    { ...entry, sets },
  ]
}

/** Sets or clears a set's rating. A new load goes to later open sets that hold the load it replaces. */
function withRating(
  entry: Entry,
  { set, left, load }: Extract<SessionAction, { type: 'rated' }>,
): Entry {
  const sets = entry.sets.map((other, index) => {
    if (index === set) return withoutUndefined({ ...other, left })
    const isFollowing = load && index > set && !other.done && other.load === load.from
    return isFollowing ? { ...other, load: load.to } : other
  })
  return { ...entry, sets }
}

const reopened = ({ done: _, left: __, ...set }: SetLog): SetLog => set

export const withSet = (entry: Entry, index: number, change: (set: SetLog) => SetLog): Entry => ({
  ...entry,
  sets: entry.sets.map((set, position) => (position === index ? change(set) : set)),
})

export const labelOfSet = (title: string, { set }: Pick<SetRef, 'set'>) =>
  `${title}, set ${set + 1}`
