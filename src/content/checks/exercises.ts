import type { ContentFile } from '../../../packages/content-validation'
import { type Level, levels } from '../../lib/vocabulary'
import type { Check, ExerciseFiles } from '../content-files'
import type { Exercise } from '../schema/exercise'

type Steps = 'easier' | 'harder'
type ExerciseFile = ContentFile<Exercise>

/** Checks muscles, levels, cycles and alternatives of exercises. */
export const checkExercises: Check = ({ files, exerciseFiles }) => {
  for (const place of files.exercises) {
    checkMuscles(place)
    for (const field of ['easier', 'harder'] as const) checkSteps(place, field, exerciseFiles)
    checkInstead(place, exerciseFiles)
  }
}

function checkMuscles(place: ExerciseFile) {
  const { main = [], helping = [] } = place.fields.muscles ?? {}
  for (const [index, muscle] of helping.entries())
    if (main.includes(muscle))
      place.report(
        ['muscles', 'helping', index],
        `Found "${muscle}" in main too; keep it in one of the two lists.`,
      )
}

const rank = (level: Level) => levels.indexOf(level)

/** Reports steps whose level contradicts them, and cycles of steps, each once, at its first file. */
function checkSteps(place: ExerciseFile, field: Steps, exerciseFiles: ExerciseFiles) {
  const { level, [field]: steps = [] } = place.fields
  for (const [index, id] of steps.entries()) {
    const other = exerciseFiles.get(id)?.fields.level
    if (!level || !other) continue
    const difference = rank(other) - rank(level)
    if (field === 'easier' ? difference > 0 : difference < 0)
      place.report(
        [field, index],
        `"${id}" is ${other} and this exercise ${level}, so it cannot be ${field}; change a level or the list.`,
      )
  }
  const cycle = findCycle(place.name, field, exerciseFiles)
  // checkReferences reports an exercise that names itself.
  if (!cycle || cycle.length === 1 || [...cycle].sort()[0] !== place.name) return
  place.report(
    [field],
    `The lists form a loop: ${[...cycle, place.name].join(' → ')}; remove one of them.`,
  )
}

function findCycle(
  start: string,
  field: Steps,
  exerciseFiles: ExerciseFiles,
): string[] | undefined {
  const seen = new Set<string>()
  const walk = (id: string, way: string[]): string[] | undefined => {
    for (const next of exerciseFiles.get(id)?.fields[field] ?? []) {
      if (next === start) return way
      if (seen.has(next)) continue
      seen.add(next)
      const cycle = walk(next, [...way, next])
      if (cycle) return cycle
    }
    return undefined
  }
  return walk(start, [start])
}

/** Reports an exercise whose `instead` all need its own equipment: no help to those without it. */
function checkInstead(place: ExerciseFile, exerciseFiles: ExerciseFiles) {
  const { equipment = [], instead = [] } = place.fields
  if (equipment.length === 0 || instead.length === 0) return
  const needsSame = (id: string) => {
    const needed = exerciseFiles.get(id)?.fields.equipment
    return needed !== undefined && equipment.every((piece) => needed.includes(piece))
  }
  if (instead.every(needsSame))
    place.report(
      ['instead'],
      `All of them need the same equipment (${equipment.join(', ')}); add one that does not.`,
    )
}
