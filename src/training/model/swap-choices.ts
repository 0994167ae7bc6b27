import { piecesOf } from '../../lib/equipment'
import { canDo, missingEquipment } from '../../plan/model/gear'
import { candidatesFor } from '../../plan/model/replacements'
import { exerciseIn, type LibraryExercise, type TrainingExercise } from './exercises'
import type { SwapReason } from './log'
import type { TrainingInput } from './training-input'

/** As many as can be looked through between two sets. */
const MOST = 6

interface Swapping {
  /** The exercise that is to be swapped, as the library knows it, where it is read already. */
  current: TrainingExercise & Partial<Pick<LibraryExercise, 'hardOn'>>
  /** What the plan offers in its place: the planned one, easier, harder, the same for another piece of equipment. */
  own: readonly TrainingExercise[]
  library: readonly LibraryExercise[]
  why: SwapReason
  /** What is typed to look for another. */
  query: string
  /** The equipment there is: what the trainee owns, or what the plan's exercises need, as these write it. */
  gear: readonly string[]
  /** What the trainee said is missing. */
  lacking?: readonly string[] | undefined
  /** Whether an exercise is counted as the line counts. */
  isAlike: (exercise: TrainingExercise) => boolean
}

/**
 * Returns what may take an exercise's place, the best first: for a reason; or whatever has the name that is looked
 * for, what suits the reason first.
 */
export function swapChoices(swapping: Swapping): TrainingExercise[] {
  const { current, own, library, why, query, isAlike } = swapping
  const suits = suiting(swapping)
  const others = library.filter(({ exerciseId }) => exerciseId !== current.exerciseId)
  const words = wordsOf(query)
  if (words.length > 0) {
    const found = others.filter((exercise) => {
      const names = namesOf(exercise)
      return words.every((word) => names.includes(word.length > 3 ? word.replace(/s$/, '') : word))
    })
    const rank = (exercise: LibraryExercise) => (suits(exercise) ? (isAlike(exercise) ? 0 : 1) : 2)
    return found.sort((one, other) => rank(one) - rank(other))
  }
  const known = new Map(library.map((exercise) => [exercise.exerciseId, exercise]))
  const alike = others.filter(isAlike)
  const isFor = ({ main }: TrainingExercise, muscles: readonly string[]) =>
    main.some((muscle) => muscles.includes(muscle))
  const near = alike.filter((one) => one.pattern === current.pattern && isFor(one, current.main))
  // As the page of the plan with less equipment has it.
  const named = why === 'equipment' ? candidatesFor(current.exerciseId, known) : []
  const first = named.flatMap((id) => known.get(id) ?? []).filter(isAlike)
  const found = [...first, ...own, ...near].filter((one) => suits(known.get(one.exerciseId) ?? one))
  // Rather another movement that trains some of it than none.
  const muscles = [...current.main, ...current.helping]
  const all = found.length > 0 ? found : alike.filter((one) => isFor(one, muscles) && suits(one))
  return [...new Map(all.map((one) => [one.exerciseId, one])).values()].slice(0, MOST)
}

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

/** Returns an exercise's names in small letters, each also as one word: 'push up pushup'. */
const namesOf = ({ title, alsoCalled }: LibraryExercise) =>
  [title, ...alsoCalled]
    .map(wordsOf)
    .flatMap((words) => [words.join(' '), words.join('')])
    .join(' ')

/** Returns what tells whether an exercise suits the reason: what is missing is not needed, what hurts not loaded again. */
function suiting({ current, why, gear, lacking = [] }: Swapping) {
  const gone = lacking.flatMap(piecesOf)
  const lacked = missingEquipment(current, gear)
  // All it needs, where nothing says which piece is missing.
  const missing = (lacked.length > 0 ? lacked : current.equipment).flatMap(piecesOf)
  const left = (entry: string) =>
    piecesOf(entry)
      .filter((piece) => !missing.includes(piece))
      .join(' or ')
  const there = gear.map(left).filter(Boolean)
  return ({ exerciseId, equipment, hardOn = [] }: Swapping['current']) => {
    if (equipment.some((entry) => piecesOf(entry).every((piece) => gone.includes(piece))))
      return false
    if (why === 'equipment') return canDo({ equipment: equipment.map(left) }, there)
    const isHard = hardOn.some((spared) => current.hardOn?.includes(spared))
    return why === 'preference' || !(isHard || current.harder.includes(exerciseId))
  }
}

/**
 * Returns what a trainee has: what is said under "What you own", and what the plan's exercises need, where nothing is
 * said of that or it is said what of it is missing.
 */
export function equipmentThere({
  owned = {},
  lacks: said = [],
  program,
  exercises,
}: Pick<TrainingInput, 'owned' | 'lacks' | 'program' | 'exercises'>): string[] {
  const own = Object.keys(owned).flatMap((kind) =>
    kind === 'plates' ? ['barbell', 'plate'] : kind,
  )
  if (own.length > 0 && said.length === 0) return own
  const ofPlan = program.sessions.flatMap(({ lines }) =>
    lines.flatMap(({ exercise }) => exerciseIn(exercises, exercise).equipment),
  )
  return [...ofPlan, ...own]
}
