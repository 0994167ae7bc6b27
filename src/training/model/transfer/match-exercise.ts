import type { LibraryExercise } from '../library-exercise'

type Candidate = Pick<
  LibraryExercise,
  'exerciseId' | 'title' | 'alsoCalled' | 'equipment' | 'loaded'
>

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

/** Two spellings of one name agree in one of these: in their letters, or in their words in any order. */
interface Words {
  all: readonly string[]
  letters: string
  sorted: string
  /** How many letters are left without the words of equipment and load. */
  least: number
}

const wordsOf = (all: readonly string[]): Words => ({
  all,
  letters: all.join(''),
  sorted: all.toSorted().join(' '),
  least: all.filter((word) => !isKind(word)).join('').length,
})

const isSame = (a: Words, b: Words) => a.letters === b.letters || a.sorted === b.sorted

/** Words that say what an exercise is done with, or what it takes on. */
const isKind = (word: string) =>
  word in equipmentWords || word === 'weighted' || word === 'bodyweight'

/** Whether a name has exactly our words, plus at most the exercise's equipment or kind of load. */
function isFullMatch(words: Words, own: Words, { equipment, loaded }: Candidate) {
  if (isSame(words, own)) return true
  const { length } = own.letters
  if (length < words.least || length >= words.letters.length) return false
  const others = words.all.filter((word) => {
    if (word === 'weighted') return loaded !== 'added'
    if (word === 'bodyweight') return loaded === 'weight'
    const tool = equipmentWords[word]
    // A dip machine is not one's own weight with more of it.
    return (
      !tool ||
      loaded !== 'weight' ||
      own.all.includes(word) ||
      !equipment.some((piece) => piece.includes(tool))
    )
  })
  return others.length < words.all.length && isSame(wordsOf(others), own)
}

/** Words of an exercise's names; a log has a hundred names to compare with each. */
const wordsOfExercise = new WeakMap<Candidate, Words[]>()

function namesOf(exercise: Candidate): Words[] {
  const known = wordsOfExercise.get(exercise)
  if (known) return known
  const words = [exercise.title, ...exercise.alsoCalled].map((name) => wordsOf(nameWords(name)))
  wordsOfExercise.set(exercise, words)
  return words
}

/** The only exercise whose movement and equipment a name gives. */
export function sureMatch<Exercise extends Candidate>(
  name: string,
  library: readonly Exercise[],
): Exercise | undefined {
  const words = wordsOf(nameWords(name))
  const found = library.filter((exercise) =>
    namesOf(exercise).some((own) => isFullMatch(words, own, exercise)),
  )
  return found.length === 1 ? found[0] : undefined
}

function similarity(words: ReadonlySet<string>, own: readonly string[]): number {
  return (2 * own.filter((word) => words.has(word)).length) / (words.size + own.length)
}

/** Exercises that a name may mean, best first. */
export function nearMatches<Exercise extends Candidate>(
  name: string,
  library: readonly Exercise[],
): Exercise[] {
  const words = new Set(nameWords(name))
  return library
    .map((exercise) => ({
      exercise,
      near: Math.max(...namesOf(exercise).map(({ all }) => similarity(words, all))),
    }))
    .filter(({ near }) => near >= MIN_SIMILARITY)
    .sort((a, b) => b.near - a.near)
    .slice(0, MAX_CANDIDATES)
    .map(({ exercise }) => exercise)
}
