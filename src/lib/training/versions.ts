import { doneSets, type Entry, type PlanState, type SessionLog, type SetLog } from './log'

/**
 * Two tabs may change one session, or what was decided about a plan, at once. What each of them made of the
 * version both began with, `base`, is put together here, set by set: of one thing that both changed the
 * later version counts, but a set that either did stays done. Without a base all that either has counts.
 */

/** Returns what two tabs made of a session as one. */
export function mergeSessions(
  base: SessionLog | undefined,
  one: SessionLog,
  other: SessionLog,
): SessionLog {
  const [later, earlier] = inOrder(one, other)
  return {
    ...later,
    finished: picked(base?.finished, later.finished, earlier.finished),
    note: picked(base?.note, later.note, earlier.note),
    timer: picked(base?.timer, later.timer, earlier.timer),
    entries: mergeEntries(base?.entries, later.entries, earlier.entries),
  }
}

/** Returns what two tabs decided about a plan as one. */
export function mergeStates(
  base: PlanState | undefined,
  one: PlanState,
  other: PlanState,
): PlanState {
  const [later, earlier] = inOrder(one, other)
  const restarts = [...earlier.restarts, ...later.restarts]
  return {
    ...later,
    swaps: mergeFields(base?.swaps, later.swaps, earlier.swaps),
    maxima: mergeFields(base?.maxima, later.maxima, earlier.maxima),
    skipped: mergeFields(base?.skipped, later.skipped, earlier.skipped),
    restarts: [...new Map(restarts.map((restart) => [JSON.stringify(restart), restart])).values()],
  }
}

const inOrder = <Version extends { changed: string }>(one: Version, other: Version) =>
  one.changed > other.changed ? ([one, other] as const) : ([other, one] as const)

/** The later version's value, unless only the earlier version changed it. */
const picked = <Value>(base: Value, later: Value, earlier: Value): Value =>
  isSame(later, base) ? earlier : later

/** Whether two values are the same, or flat objects with the same fields in any order. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other
  const fields = { ...one, ...other }
  return (Object.keys(fields) as never[]).every((name) => one[name] === other[name])
}

function mergeFields<Value>(
  base: Readonly<Record<string, Value>> = {},
  later: Readonly<Record<string, Value>>,
  earlier: Readonly<Record<string, Value>>,
): Record<string, Value> {
  return Object.fromEntries(
    Object.keys({ ...earlier, ...later }).flatMap((name) => {
      const value = picked(base[name], later[name], earlier[name])
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

type Entries = readonly Entry[]

/** Entries by line and exercise, with ' again' for each repetition; not by place, which moves with every swap. */
function named(entries: Entries = []): Map<string, Entry> {
  const names = new Map<string, Entry>()
  for (const entry of entries) {
    let name = `${entry.line} / ${entry.exercise}`
    while (names.has(name)) name += ' again'
    names.set(name, entry)
  }
  return names
}

function mergeEntries(base: Entries | undefined, later: Entries, earlier: Entries): Entry[] {
  const [known, late, early] = [named(base), named(later), named(earlier)] as const
  const order = (names: Map<string, Entry>) => [...names.keys()].join('\n')
  const [first, second] = order(late) === order(known) ? [early, late] : [late, early]
  return [...new Set([...first.keys(), ...second.keys()])].flatMap((name) => {
    const [before, one, two] = [known.get(name), late.get(name), early.get(name)]
    if (one && two) return [mergeEntry(before, one, two)]
    const only = one ?? two
    if (!only) return []
    if (!before) return [only]
    // The other tab put another exercise in its place: what was done of it since stays.
    return newlyDone(before.sets, only.sets).length > 0 ? [{ ...only, sets: doneSets(only) }] : []
  })
}

function mergeEntry(base: Entry | undefined, later: Entry, earlier: Entry): Entry {
  const sets = mergeSets(base?.sets ?? [], later.sets, earlier.sets)
  const skipping = later.skipped ? later : earlier
  const isSkipped =
    picked(base?.skipped, later.skipped, earlier.skipped) &&
    doneSets({ sets }).length === doneSets(skipping).length
  return {
    ...later,
    skipped: isSkipped ? true : undefined,
    note: picked(base?.note, later.note, earlier.note),
    sets,
  }
}

type Sets = readonly SetLog[]

const has = (sets: Sets, { done }: SetLog) => sets.some((known) => known.done === done)

const newlyDone = (base: Sets, sets: Sets) => sets.filter((set) => set.done && !has(base, set))

function mergeSets(base: Sets, later: Sets, earlier: Sets): SetLog[] {
  const merged = Array.from({ length: Math.max(later.length, earlier.length) }, (_, index) => {
    const [known, late, early] = [base[index], later[index], earlier[index]]
    const set = picked(known, late, early)
    return set?.done || known?.done ? set : ([late, early].find((one) => one?.done) ?? set)
  }).flatMap((set) => set ?? [])
  if (later.length === earlier.length) return merged
  // A set was added or dropped, and others may have moved into its place.
  const isTakenBack = (set: SetLog) => has(base, set) && !(has(later, set) && has(earlier, set))
  const lost = newlyDone(merged, [...later, ...earlier]).filter((set) => !isTakenBack(set))
  return [...merged, ...new Map(lost.map((set) => [set.done, set])).values()]
}
