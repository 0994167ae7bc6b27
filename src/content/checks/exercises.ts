import { type Level, levels } from '../../lib/vocabulary'
import { type Check, type ContentFile, type Finding, findingAt } from '../library'
import type { Exercise } from '../schema/exercise'

type Steps = 'easier' | 'harder'
type Entry = ContentFile<Exercise>

/** The files of exercises by their ids. */
export type Entries = ReadonlyMap<string, Entry>

/** Returns exercises by their ids. */
export const entriesOf = (exercises: readonly Entry[]): Entries =>
  new Map(exercises.map((entry) => [entry.name, entry]))

/** Checks that exercises lead to easier and harder ones in steps that come to an end. */
export const checkExercises: Check = ({ library: { exercises } }) => {
  const entries = entriesOf(exercises)
  return exercises.flatMap((entry) => [
    ...muscleFindings(entry),
    ...levelFindings(entry, entries),
    ...circleFindings(entry, entries),
    ...insteadFindings(entry, entries),
  ])
}

function muscleFindings(place: Entry): Finding[] {
  const { main = [], helping = [] } = place.fields.muscles ?? {}
  return helping.flatMap((muscle, index) =>
    main.includes(muscle)
      ? {
          place,
          path: ['muscles', 'helping', index],
          message: `Found "${muscle}" in main as well; a muscle is in one of the two lists.`,
        }
      : [],
  )
}

const rank = (level: Level | undefined) => (level ? levels.indexOf(level) : -1)

function levelFindings(place: Entry, entries: Entries): Finding[] {
  const own = place.fields.level
  return (['easier', 'harder'] as const).flatMap((field) =>
    (place.fields[field] ?? []).flatMap((id, index) => {
      const other = entries.get(id)?.fields.level
      if (!own || !other) return []
      const wrong = field === 'easier' ? rank(other) > rank(own) : rank(other) < rank(own)
      const message = `"${id}" is for the level ${other}, this exercise for ${own}; it cannot be the ${field} one, so change a level or the list.`
      return wrong ? { place, path: [field, index], message } : []
    }),
  )
}

/**
 * Returns the circles that `easier` or `harder` steps form; each must come to an end. A circle is
 * reported once, at its first file.
 */
function circleFindings(place: Entry, entries: Entries): Finding[] {
  return (['easier', 'harder'] as const).flatMap((field) => {
    const circle = circleFrom(place.name, field, entries)
    // An exercise that names itself is reported by checkReferences.
    if (!circle || circle.length === 1 || [...circle].sort()[0] !== place.name) return []
    const way = [...circle, place.name].join(' → ')
    return {
      place,
      path: [field],
      message: `The list leads in a circle: ${way}; take one of them out.`,
    }
  })
}

function circleFrom(start: string, field: Steps, entries: Entries): string[] | undefined {
  const seen = new Set<string>()
  const walk = (id: string, way: string[]): string[] | undefined => {
    for (const next of entries.get(id)?.fields[field] ?? []) {
      if (next === start) return way
      if (seen.has(next)) continue
      seen.add(next)
      const found = walk(next, [...way, next])
      if (found) return found
    }
    return undefined
  }
  return walk(start, [start])
}

/**
 * Returns a finding for an exercise all of whose `instead` need its own equipment: they are no help
 * to those without it.
 */
function insteadFindings(place: Entry, entries: Entries): Finding[] {
  const { equipment = [], instead = [] } = place.fields
  if (equipment.length === 0 || instead.length === 0) return []
  const needsSame = (id: string) => {
    const other = entries.get(id)?.fields.equipment
    return other !== undefined && equipment.every((piece) => other.includes(piece))
  }
  if (!instead.every(needsSame)) return []
  return findingAt(
    place,
    ['instead'],
    `All of them need the same equipment (${equipment.join(', ')}); add one for those who do not have it.`,
  )
}
