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

/** Hevy's Turkish names keep the English movement, and translate what follows it in parentheses. */
const translations: Record<string, string> = {
  bar: 'barbell',
  dambıl: 'dumbbell',
  makine: 'machine',
  ağırlıklı: 'weighted',
  smith: 'smith machine',
  // The mark of an exercise that the person added.
  custom: '',
}

/** How people write words of ours. */
const spellings: Record<string, string> = {
  db: 'dumbbell',
  dumbell: 'dumbbell',
  bb: 'barbell',
  kb: 'kettlebell',
  flye: 'fly',
  flie: 'fly',
}

const singular = (word: string) =>
  word.length > 3 ? word.replace(/(?<=ch|sh|ss)es$|(?<!s)s$/, '') : word

/** Least similarity, by words in common, of a possible match. */
const MIN_SIMILARITY = 0.5
const MAX_CANDIDATES = 4

/** The words of a name: 'Bicep Curls (Dumbbell)' gives bicep, curl, dumbbell. */
function nameWords(name: string): string[] {
  const words =
    name
      .toLowerCase()
      .replace(/(?<=\()[^()]+(?=\)$)/, (kind) => translations[kind] ?? kind)
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  // 'Seated Cable Row - V Grip (Cable)' says one word twice.
  return [...new Set(words.map(singular).map((word) => spellings[word] ?? word))]
}

const isSameWords = (a: readonly string[], b: readonly string[]) =>
  a.join('') === b.join('') || a.toSorted().join() === b.toSorted().join()

/** Whether a name has exactly our words, plus at most the exercise's equipment or kind of load. */
function isFullMatch(
  words: readonly string[],
  exerciseWords: readonly string[],
  { equipment, loaded }: Candidate,
) {
  if (isSameWords(words, exerciseWords)) return true
  const others = words.filter((word) => {
    if (word === 'weighted') return loaded !== 'added'
    if (word === 'bodyweight') return loaded === 'weight'
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
