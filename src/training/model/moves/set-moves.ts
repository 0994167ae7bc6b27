import { withoutUndefined } from '../../../../packages/basics'
import type { Entry, SetLog } from '../../../../packages/progression'
import { type ActionOf, type Moves, onEntry } from './move'
import type { SetRef } from './session-action'
import { completeSet, entryByKey, labelOfSet, reopened, withSet } from './sets'
import { startRest, stopTimer } from './timers'

type NumberMove = 'typed load' | 'stepped load' | 'typed amount' | 'stepped amount'

const ofSet =
  (what: string) =>
  (title: string, ref: SetRef): string =>
    `${what} ${labelOfSet(title, ref)}`

/** A trainee can correct a done set's numbers, but not clear them. */
const isClearing = ({ sets }: Entry, { set, value }: ActionOf<NumberMove>) =>
  value === undefined && sets[set]?.done !== undefined

const numberMove = (what: string) => ({
  label: ofSet(what),
  applies: (entry: Entry, action: ActionOf<NumberMove>) => !isClearing(entry, action),
  apply: withNumber,
})
const weight = onEntry(numberMove('the weight of'))
const amount = onEntry(numberMove('the amount of'))

export const setMoves = {
  done: {
    label: (session, action) => labelOfSet(entryByKey(session, action.entry)?.title ?? '', action),
    applies: (session, { entry, set, needsLoad }) =>
      !needsLoad || entryByKey(session, entry)?.sets[set]?.load !== undefined,
    apply(session, action) {
      const completed = completeSet(session, action, action.at)
      if (!completed) return undefined
      return action.rest ? startRest(completed, action, action.at) : stopTimer(completed)
    },
  },
  undone: onEntry({
    label: ofSet('reopening'),
    apply: (entry, { set }) => withSet(entry, set, reopened),
  }),
  'typed load': weight,
  'stepped load': weight,
  'typed amount': amount,
  'stepped amount': amount,
  rated: onEntry({ label: ofSet('the reps left of'), apply: withRating }),
  'warmed up': onEntry({
    label: (title) => `a warm-up set of ${title}`,
    apply: (entry, { set }) => {
      const { warmedUp = [] } = entry
      const others = warmedUp.filter((other) => other !== set)
      return { ...entry, warmedUp: others.length < warmedUp.length ? others : [...warmedUp, set] }
    },
    isSeparate: true,
  }),
} satisfies Partial<Moves>

function withNumber(entry: Entry, action: ActionOf<NumberMove>): Entry {
  const { type, set, value: typed } = action
  const before = entry.sets[set]
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
  return { ...entry, sets }
}

/** Sets or clears a set's rating. A new load goes to later open sets that hold the load it replaces. */
function withRating(entry: Entry, { set, left, load }: ActionOf<'rated'>): Entry {
  const sets = entry.sets.map((other, index) => {
    if (index === set) return withoutUndefined({ ...other, left })
    const isFollowing = load && index > set && !other.done && other.load === load.from
    return isFollowing ? { ...other, load: load.to } : other
  })
  return { ...entry, sets }
}
