import { type Level, levels } from '../../lib/vocabulary'
import { type Check, type ContentFile, type Finding, findingAt } from '../content-files'
import type { Exercise } from '../schema/exercise'

type Steps = 'easier' | 'harder'
type ExerciseFile = ContentFile<Exercise>

/** Exercise files by id. */
export type ExerciseFiles = ReadonlyMap<string, ExerciseFile>

export const exerciseFilesById = (exercises: readonly ExerciseFile[]): ExerciseFiles =>
  new Map(exercises.map((entry) => [entry.name, entry]))

/** Checks muscles, levels, cycles and alternatives of exercises. */
export const checkExercises: Check = ({ files: { exercises } }) => {
  const entries = exerciseFilesById(exercises)
  return exercises.flatMap((entry) => [
    ...muscleFindings(entry),
    ...levelFindings(entry, entries),
    ...cycleFindings(entry, entries),
    ...insteadFindings(entry, entries),
  ])
}

function muscleFindings(place: ExerciseFile): Finding[] {
  const { main = [], helping = [] } = place.fields.muscles ?? {}
  return helping.flatMap((muscle, index) =>
    main.includes(muscle)
      ? {
          place,
          path: ['muscles', 'helping', index],
          message: `Found "${muscle}" in main too; keep it in one of the two lists.`,
        }
      : [],
  )
}

const rank = (level: Level | undefined) => (level ? levels.indexOf(level) : -1)

function levelFindings(place: ExerciseFile, entries: ExerciseFiles): Finding[] {
  const ownLevel = place.fields.level
  return (['easier', 'harder'] as const).flatMap((field) =>
    (place.fields[field] ?? []).flatMap((id, index) => {
      const otherLevel = entries.get(id)?.fields.level
      if (!ownLevel || !otherLevel) return []
      const wrong =
        field === 'easier' ? rank(otherLevel) > rank(ownLevel) : rank(otherLevel) < rank(ownLevel)
      const message = `"${id}" is ${otherLevel} and this exercise ${ownLevel}, so it cannot be ${field}; change a level or the list.`
      return wrong ? { place, path: [field, index], message } : []
    }),
  )
}

/** Finds cycles of `easier` or `harder` steps, each reported once, at its first file. */
function cycleFindings(place: ExerciseFile, entries: ExerciseFiles): Finding[] {
  return (['easier', 'harder'] as const).flatMap((field) => {
    const cycle = findCycle(place.name, field, entries)
    // checkReferences reports an exercise that names itself.
    if (!cycle || cycle.length === 1 || [...cycle].sort()[0] !== place.name) return []
    const cycleText = [...cycle, place.name].join(' → ')
    return {
      place,
      path: [field],
      message: `The lists form a loop: ${cycleText}; remove one of them.`,
    }
  })
}

function findCycle(start: string, field: Steps, entries: ExerciseFiles): string[] | undefined {
  const seen = new Set<string>()
  const walk = (id: string, way: string[]): string[] | undefined => {
    for (const next of entries.get(id)?.fields[field] ?? []) {
      if (next === start) return way
      if (seen.has(next)) continue
      seen.add(next)
      const cyclePath = walk(next, [...way, next])
      if (cyclePath) return cyclePath
    }
    return undefined
  }
  return walk(start, [start])
}

/** Flags an exercise whose `instead` all need its own equipment: no help to those without it. */
function insteadFindings(place: ExerciseFile, entries: ExerciseFiles): Finding[] {
  const { equipment = [], instead = [] } = place.fields
  if (equipment.length === 0 || instead.length === 0) return []
  const needsSame = (id: string) => {
    const otherEquipment = entries.get(id)?.fields.equipment
    return (
      otherEquipment !== undefined && equipment.every((piece) => otherEquipment.includes(piece))
    )
  }
  if (!instead.every(needsSame)) return []
  return findingAt(
    place,
    ['instead'],
    `All of them need the same equipment (${equipment.join(', ')}); add one that does not.`,
  )
}
