import { doneSets, type Entry, type SessionLog } from './log'

/** A set by its entry and its place in it, both counted from 0. */
export interface SetPlace {
  entry: number
  set: number
}

/** Exercises that are done together: one alone, or a superset or circuit, round by round. */
export interface Block {
  /** Its letter; undefined for an exercise alone. */
  group: string | undefined
  /** Places of its entries in the session. */
  entries: readonly number[]
}

/** Returns a session's exercises as they are done: members of a group together. */
export function blocksOf(entries: readonly Pick<Entry, 'asked'>[]): Block[] {
  const blocks: { group: string | undefined; entries: number[] }[] = []
  for (const [index, { asked }] of entries.entries()) {
    const last = blocks.at(-1)
    if (asked.group && last?.group === asked.group) last.entries.push(index)
    else blocks.push({ group: asked.group, entries: [index] })
  }
  return blocks
}

/** Returns all sets in the order in which they are done: in a group, each round through all its exercises. */
export function setOrder(entries: readonly Entry[]): SetPlace[] {
  return blocksOf(entries).flatMap((block) => {
    const members = block.entries.filter((index) => !entries[index]?.skipped)
    const rounds = Math.max(0, ...members.map((index) => entries[index]?.sets.length ?? 0))
    return Array.from({ length: rounds }, (_, set) =>
      members.flatMap((entry) =>
        set < (entries[entry]?.sets.length ?? 0) ? [{ entry, set }] : [],
      ),
    ).flat()
  })
}

/** Returns the set to do now: the first open one after the last that was done, else the first open one. */
export function currentSet({ entries }: Pick<SessionLog, 'entries'>): SetPlace | undefined {
  const order = setOrder(entries)
  const doneAt = ({ entry, set }: SetPlace) => entries[entry]?.sets[set]?.done ?? ''
  const last = lastDone({ entries })
  const from = order.findIndex(({ entry, set }) => entry === last?.entry && set === last.set) + 1
  const isOpen = (place: SetPlace) => doneAt(place) === ''
  return order.slice(from).find(isOpen) ?? order.find(isOpen)
}

/** Returns the set that was done last; undefined before the first. */
export function lastDone({ entries }: Pick<SessionLog, 'entries'>): SetPlace | undefined {
  let latest = ''
  let place: SetPlace | undefined
  for (const one of setOrder(entries)) {
    const done = entries[one.entry]?.sets[one.set]?.done ?? ''
    if (done !== '' && done >= latest) {
      latest = done
      place = one
    }
  }
  return place
}

/** Returns how many sets there are, and how many are done. */
export function setCount({ entries }: Pick<SessionLog, 'entries'>) {
  const all = setOrder(entries)
  return {
    total: all.length,
    done: all.filter(({ entry, set }) => entries[entry]?.sets[set]?.done).length,
  }
}

/** Returns the names of exercises that are neither done, not even a set of them, nor skipped. */
export const untouched = ({ entries }: Pick<SessionLog, 'entries'>): string[] =>
  entries.flatMap((entry) => (entry.skipped || doneSets(entry).length > 0 ? [] : entry.title))
