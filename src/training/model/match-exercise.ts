import type { LibraryExercise } from './exercises'

/** What a match takes of an exercise. */
type Named = Pick<LibraryExercise, 'exerciseId' | 'title' | 'alsoCalled' | 'equipment'>

/** What a name of another app may mean. */
interface Match {
  /** The exercise, where its words leave no doubt. */
  sure: Named | undefined
  /** Else those that are near, the nearest first. */
  near: readonly Named[]
}

/** What is used for equipment in names, by words that stand in ours. */
const tools: Record<string, string> = {
  barbell: 'barbell',
  dumbbell: 'dumbbell',
  kettlebell: 'kettlebell',
  machine: 'machine',
  cable: 'cable station',
  band: 'band',
}

/** Share of words in common from which an exercise is worth asking about. */
const NEAR = 0.5
const MOST_NEAR = 4

/** Returns the words of a name, each in its singular: 'Bicep Curls (Dumbbell)' gives bicep, curl, dumbbell. */
function wordsOf(name: string): string[] {
  const words =
    name
      .toLowerCase()
      .normalize('NFKD')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word))
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.join('') === other.join('') || one.toSorted().join() === other.toSorted().join()

/** Returns whether a name says an exercise's own words, and besides at most what it is loaded with. */
function isNamed(words: readonly string[], own: readonly string[], { equipment }: Named) {
  if (isSame(words, own)) return true
  const others = words.filter((word) => {
    const tool = tools[word]
    return !tool || own.includes(word) || !equipment.some((piece) => piece.includes(tool))
  })
  return others.length < words.length && isSame(others, own)
}

function nearness(words: readonly string[], own: readonly string[]): number {
  const common = new Set(words.filter((word) => own.includes(word))).size
  return (2 * common) / (new Set(words).size + new Set(own).size)
}

/** Returns which exercise of the library a name means, by titles and other names. */
export function matchExercise(name: string, library: readonly Named[]): Match {
  const words = wordsOf(name)
  const namesOf = ({ title, alsoCalled }: Named) => [title, ...alsoCalled].map(wordsOf)
  const sure = library.filter((one) => namesOf(one).some((own) => isNamed(words, own, one)))
  if (sure.length === 1) return { sure: sure[0], near: [] }
  const near = library
    .map((one) => ({ one, near: Math.max(...namesOf(one).map((own) => nearness(words, own))) }))
    .filter(({ near }) => near >= NEAR)
    .sort((a, b) => b.near - a.near)
  return { sure: undefined, near: near.slice(0, MOST_NEAR).map(({ one }) => one) }
}
