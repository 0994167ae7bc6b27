import { doneSets, type Entry, type SessionLog } from '../../../../packages/progression'

type Entries = Pick<SessionLog, 'entries'>

/** Entry and set index, both counted from 0. */
export interface SetPosition {
  entryIndex: number
  set: number
}

/** One exercise, or a superset or circuit done in rounds. */
export interface EntryBlock {
  group: string | undefined
  entries: readonly number[]
}

export function blocksOf(entries: readonly Pick<Entry, 'asked'>[]): EntryBlock[] {
  const blocks: { group: string | undefined; entries: number[] }[] = []
  for (const [index, { asked }] of entries.entries()) {
    const last = blocks.at(-1)
    if (asked.group && last?.group === asked.group) last.entries.push(index)
    else blocks.push({ group: asked.group, entries: [index] })
  }
  return blocks
}

/** All sets in training order: groups go round by round. */
export const setsInOrder = (entries: readonly Entry[]): SetPosition[] =>
  blocksOf(entries).flatMap((block) => roundsOf(entries, block).flat())

/** The sets of each round. After a swap in mid-exercise, both exercises share the rounds of their line. */
export function roundsOf(entries: readonly Entry[], block: EntryBlock): SetPosition[][] {
  const rounds: SetPosition[][] = []
  for (const entryIndex of block.entries) {
    const current = entries[entryIndex]
    if (!current || current.skipped) continue
    const others = entries
      .filter((other) => other !== current && other.line === current.line)
      .flatMap(doneSets)
    for (const [set, { done }] of current.sets.entries()) {
      // An open set follows all that is done.
      const before = others.filter((doneSet) => !done || (doneSet.done ?? '') < done)
      const round = set + before.length
      rounds[round] = [...(rounds[round] ?? []), { entryIndex, set }]
    }
  }
  return rounds
}

const doneAt = (entries: readonly Entry[], { entryIndex, set }: SetPosition) =>
  entries[entryIndex]?.sets[set]?.done ?? ''

/** The first open set after the last done one, else the first open set. */
export function currentSet({ entries }: Entries): SetPosition | undefined {
  const order = setsInOrder(entries)
  const last = lastDoneSet({ entries })
  const from =
    order.findIndex(({ entryIndex, set }) => entryIndex === last?.entryIndex && set === last.set) +
    1
  const isOpen = (position: SetPosition) => !doneAt(entries, position)
  return order.slice(from).find(isOpen) ?? order.find(isOpen)
}

export function lastDoneSet({ entries }: Entries): SetPosition | undefined {
  const done = setsInOrder(entries).filter((position) => doneAt(entries, position))
  const latest = done
    .map((position) => doneAt(entries, position))
    .sort()
    .at(-1)
  return done.findLast((position) => doneAt(entries, position) === latest)
}

export function setCounts({ entries }: Entries) {
  const counting = entries.filter(({ skipped }) => !skipped)
  return {
    total: counting.flatMap(({ sets }) => sets).length,
    done: counting.flatMap(doneSets).length,
  }
}

/** Whether an exercise has no set done, and was not skipped. */
export const hasUntouched = ({ entries }: Entries): boolean =>
  entries.some((entry) => !entry.skipped && doneSets(entry).length === 0)

/** What is left to do: 'Goblet squat', 'Plank (1 of 3 sets)'. */
export const openWork = ({ entries }: Entries): string[] =>
  entries.flatMap((entry) => {
    const open = entry.sets.length - doneSets(entry).length
    if (entry.skipped || open === 0) return []
    return open === entry.sets.length
      ? entry.title
      : `${entry.title} (${open} of ${entry.sets.length} sets)`
  })
