import type { SwapReason, TrainingInput } from '../../../../packages/progression'
import { findExercise, piecesOf, type TrainingExercise } from '../../../../packages/progression'
import { isPossibleWith, missingEquipment } from '../../../plan/model/gear'
import { candidatesFor } from '../../../plan/model/replacements'
import type { LibraryExercise } from '../library-exercise'

const MAX_CHOICES = 6

interface SwapQuery {
  current: TrainingExercise & Partial<Pick<LibraryExercise, 'hardOn'>>
  /** The plan's alternatives: the planned exercise, easier, harder, other equipment. */
  own: readonly TrainingExercise[]
  library: readonly LibraryExercise[]
  why: SwapReason
  query: string
  /** Available equipment in the plans' words. */
  gear: readonly string[]
  /** Equipment that the trainee marked as missing. */
  lacking?: readonly string[] | undefined
  /** Whether an exercise counts in the line's measure. */
  isAlike: (exercise: TrainingExercise) => boolean
}

/** Substitutes for a reason, best first. With a query, finds exercises by name, suitable ones first. */
export function swapChoices(input: SwapQuery): TrainingExercise[] {
  const { current, own, why, query, isAlike } = input
  const suits = suitabilityFor(input)
  const library = input.library.filter(({ exerciseId }) => exerciseId !== current.exerciseId)
  const words = splitWords(query)
  if (words.length > 0) {
    const found = library.filter((exercise) => {
      const names = searchableNames(exercise)
      return words.every((word) => names.includes(word.length > 3 ? word.replace(/s$/, '') : word))
    })
    const rank = (exercise: LibraryExercise) => (suits(exercise) ? (isAlike(exercise) ? 0 : 1) : 2)
    return found.sort((a, b) => rank(a) - rank(b))
  }
  const libraryById = new Map(input.library.map((exercise) => [exercise.exerciseId, exercise]))
  const alike = library.filter(isAlike)
  const trains = ({ main }: TrainingExercise, muscles: readonly string[]) =>
    main.some((muscle) => muscles.includes(muscle))
  const similar = alike.filter(
    (exercise) => exercise.pattern === current.pattern && trains(exercise, current.main),
  )
  // Use the same order as the plan's page on training with less equipment.
  const candidateIds = why === 'equipment' ? candidatesFor(current.exerciseId, libraryById) : []
  const candidates = candidateIds.flatMap((id) => libraryById.get(id) ?? []).filter(isAlike)
  const found = [...candidates, ...own, ...similar].filter((exercise) =>
    suits(libraryById.get(exercise.exerciseId) ?? exercise),
  )
  // Fall back to other movements for some of the same muscles.
  const muscles = [...current.main, ...current.helping]
  const others = alike.filter((exercise) => trains(exercise, muscles) && suits(exercise))
  const all = found.length > 0 ? found : others
  return [...new Map(all.map((exercise) => [exercise.exerciseId, exercise])).values()].slice(
    0,
    MAX_CHOICES,
  )
}

const splitWords = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

/** Lowercase names, each also as one word: 'push up pushup'. */
const searchableNames = ({ title, alsoCalled }: LibraryExercise) =>
  [title, ...alsoCalled]
    .map(splitWords)
    .flatMap((words) => [words.join(' '), words.join('')])
    .join(' ')

/** A filter for exercises that need no missing piece and don't strain what hurts. */
function suitabilityFor({ current, why, gear, lacking = [] }: SwapQuery) {
  const lackedPieces = lacking.flatMap(piecesOf)
  const lacked = missingEquipment(current, gear)
  // If no piece is known to be missing, assume that all its equipment is.
  const missing = (lacked.length > 0 ? lacked : current.equipment).flatMap(piecesOf)
  const withoutMissing = (entry: string) =>
    piecesOf(entry)
      .filter((piece) => !missing.includes(piece))
      .join(' or ')
  const available = gear.map(withoutMissing).filter(Boolean)
  return ({ exerciseId, equipment, hardOn = [] }: SwapQuery['current']) => {
    if (equipment.some((entry) => piecesOf(entry).every((piece) => lackedPieces.includes(piece))))
      return false
    if (why === 'equipment')
      return isPossibleWith({ equipment: equipment.map(withoutMissing) }, available)
    const isHard = hardOn.some((spared) => current.hardOn?.includes(spared))
    return why === 'preference' || !(isHard || current.harder.includes(exerciseId))
  }
}

/** The equipment under "Your weights". Adds the plan's if the trainee listed none or marked some as missing. */
export function availableEquipment({
  owned = {},
  lacks: reported = [],
  program,
  exercises,
}: Pick<TrainingInput, 'owned' | 'lacks' | 'program' | 'exercises'>): string[] {
  const listed = Object.keys(owned).flatMap((kind) =>
    kind === 'plates' ? ['barbell', 'plate'] : kind,
  )
  if (listed.length > 0 && reported.length === 0) return listed
  const ofPlan = program.sessions.flatMap(({ lines }) =>
    lines.flatMap(({ exercise }) => findExercise(exercises, exercise).equipment),
  )
  return [...ofPlan, ...listed]
}
