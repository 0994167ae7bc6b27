import { doneSets, type Entry, type SessionLog } from '../log'

/** Entry and set index, both counted from 0. */
export interface SetPosition {
  entry: number
  set: number
}

/** One exercise, or a superset or circuit done in rounds. */
export interface EntryBlock {
  /** Group letter; undefined for a single exercise. */
  group: string | undefined
  /** Entry indexes. */
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
  for (const entry of block.entries) {
    const current = entries[entry]
    if (!current || current.skipped) continue
    const others = entries
      .filter((other) => other !== current && other.line === current.line)
      .flatMap(doneSets)
    for (const [set, { done }] of current.sets.entries()) {
      // An open set follows all that is done.
      const before = others.filter((doneSet) => !done || (doneSet.done ?? '') < done)
      const round = set + before.length
      rounds[round] = [...(rounds[round] ?? []), { entry, set }]
    }
  }
  return rounds
}

const doneAt = (entries: readonly Entry[], { entry, set }: SetPosition) =>
  entries[entry]?.sets[set]?.done ?? ''

/** The first open set after the last done one, else the first open set. */
export function currentSet({ entries }: Pick<SessionLog, 'entries'>): SetPosition | undefined {
  const order = setsInOrder(entries)
  const last = lastDoneSet({ entries })
  const from = order.findIndex(({ entry, set }) => entry === last?.entry && set === last.set) + 1
  const isOpen = (position: SetPosition) => !doneAt(entries, position)
  return order.slice(from).find(isOpen) ?? order.find(isOpen)
}

export function lastDoneSet({ entries }: Pick<SessionLog, 'entries'>): SetPosition | undefined {
  const done = setsInOrder(entries).filter((position) => doneAt(entries, position))
  return done.reduce<SetPosition | undefined>(
    (latest, position) =>
      latest && doneAt(entries, position) < doneAt(entries, latest) ? latest : position,
    undefined,
  )
}

export function setCounts({ entries }: Pick<SessionLog, 'entries'>) {
  const all = setsInOrder(entries)
  return {
    total: all.length,
    done: all.filter((position) => doneAt(entries, position)).length,
  }
}

/** Titles of the exercises that the trainee has neither begun nor skipped. */
export const untouchedTitles = ({ entries }: Pick<SessionLog, 'entries'>): string[] =>
  entries.flatMap((entry) => (entry.skipped || doneSets(entry).length > 0 ? [] : entry.title))
