import type { LibraryExercise } from '../library-exercise'

type Candidate = Pick<
  LibraryExercise,
  'exerciseId' | 'title' | 'alsoCalled' | 'equipment' | 'loaded'
>

interface Match {
  sure: Candidate | undefined
  /** Possible matches if none is sure, best first. */
  near: readonly Candidate[]
}

/** Equipment words in other apps' names and ours. */
const equipmentWords: Record<string, string> = {
  barbell: 'barbell',
  dumbbell: 'dumbbell',
  kettlebell: 'kettlebell',
  machine: 'machine',
  cable: 'cable station',
  band: 'band',
}

/** Least similarity, by words in common, of a possible match. */
const MIN_SIMILARITY = 0.5
const MAX_CANDIDATES = 4

/** The words of a name: 'Bicep Curls (Dumbbell)' gives bicep, curl, dumbbell. */
function nameWords(name: string): string[] {
  const words =
    name
      .toLowerCase()
      .normalize('NFKD')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  // 'Seated Cable Row - V Grip (Cable)' says one word twice.
  return [...new Set(words.map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word)))]
}

const isSameWords = (a: readonly string[], b: readonly string[]) =>
  a.join('') === b.join('') || a.toSorted().join() === b.toSorted().join()

/** Whether a name has exactly our words, plus at most the exercise's equipment. */
function isFullMatch(
  words: readonly string[],
  exerciseWords: readonly string[],
  { equipment, loaded }: Candidate,
) {
  if (isSameWords(words, exerciseWords)) return true
  const others = words.filter((word) => {
    const tool = equipmentWords[word]
    // A dip machine is not one's own weight with more of it.
    return (
      !tool ||
      loaded !== 'weight' ||
      exerciseWords.includes(word) ||
      !equipment.some((piece) => piece.includes(tool))
    )
  })
  return others.length < words.length && isSameWords(others, exerciseWords)
}

function similarity(words: readonly string[], exerciseWords: readonly string[]): number {
  const common = new Set(words.filter((word) => exerciseWords.includes(word))).size
  return (2 * common) / (new Set(words).size + new Set(exerciseWords).size)
}

/** Words of an exercise's names; a log has a hundred names to compare with each. */
const wordsOfExercise = new WeakMap<Candidate, string[][]>()

function namesOf(exercise: Candidate): string[][] {
  const known = wordsOfExercise.get(exercise)
  if (known) return known
  const words = [exercise.title, ...exercise.alsoCalled].map(nameWords)
  wordsOfExercise.set(exercise, words)
  return words
}

export function matchExercise(name: string, library: readonly Candidate[]): Match {
  const words = nameWords(name)
  const sure = library.filter((exercise) =>
    namesOf(exercise).some((exerciseWords) => isFullMatch(words, exerciseWords, exercise)),
  )
  if (sure.length === 1) return { sure: sure[0], near: [] }
  const near = library
    .map((exercise) => ({
      exercise,
      near: Math.max(...namesOf(exercise).map((exerciseWords) => similarity(words, exerciseWords))),
    }))
    .filter(({ near }) => near >= MIN_SIMILARITY)
    .sort((a, b) => b.near - a.near)
  return { sure: undefined, near: near.slice(0, MAX_CANDIDATES).map(({ exercise }) => exercise) }
}
