import { allowedEdits, editDistance } from './edit-distance'
import {
  firstTerm,
  includePhrase,
  isSearchable,
  phraseTerms,
  startWithPhrase,
  type Word,
  wordsOf,
} from './query-words'
import type { Emergency, SearchSettings } from './search-settings'
import { emergenciesIn } from './signs'
import { termOf, termsIn } from './stemming'

/** One thing that the query is about. Each way to say it is a list of adjacent terms. */
export interface Concept {
  phrasings: string[][]
  /** True for a health word. */
  isHealth?: boolean
}

/** A kind of page that a query asks for. */
export type Intent = 'tool' | 'plan' | 'exercise'

export interface ParsedQuery {
  concepts: Concept[]
  intents: ReadonlySet<Intent>
  isHealth: boolean
  emergencies: readonly Emergency[]
  /** Whether an emergency is certain, and not just possible. */
  isCertain: boolean
}

/** An index's terms. */
export interface Vocabulary {
  has: (term: string) => boolean
  /** The terms with this prefix. */
  startingWith: (start: string) => string[]
  /** The terms within two edits. */
  like: (term: string) => string[]
}

const intentWords: Record<Intent, readonly string[]> = {
  tool: ['calculator', 'calculate', 'calculation', 'how much', 'how many'],
  plan: ['workout', 'work out', 'program', 'programme', 'plan', 'routine', 'schedule', 'only'],
  exercise: ['exercise', 'form', 'technique'],
}

const intents = Object.entries(intentWords).flatMap(([intent, phrases]) =>
  phrases.map((phrase) => ({ intent: intent as Intent, phrase: phraseTerms(phrase) })),
)

const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']

/** People rarely miss the first letter, but may swap it with the second. */
const startsAlike = (a: string, b: string) => a[0] === b[0] || (a[0] === b[1] && a[1] === b[0])

/** Returns candidate terms for an unknown word. Completes the last word, else takes the closest terms. */
function candidateTerms(
  { text, terms: [term = ''] }: Word,
  vocabulary: Vocabulary,
  isLast: boolean,
): string[] {
  const started = isLast && text.length > 2 ? vocabulary.startingWith(text) : []
  if (started.length > 0) return started
  const candidates = vocabulary
    .like(term)
    .map((meant) => ({ meant, count: editDistance(term, meant) }))
    .filter(({ meant, count }) => count <= allowedEdits(term, meant) && startsAlike(term, meant))
  const least = Math.min(...candidates.map(({ count }) => count))
  return candidates.filter(({ count }) => count === least).map(({ meant }) => meant)
}

/** Returns the words of a query, with unknown words replaced by candidates. */
function readWords(query: string, vocabulary: Vocabulary, settings: SearchSettings): Word[] {
  const { synonyms, health, emergencies } = settings
  const phrases = [
    ...synonyms.flatMap(({ typed }) => typed),
    ...emergencies.flatMap(({ signs }) => signs),
    ...health,
    ...Object.values(intentWords).flat(),
  ]
  const fromPhrases = [...new Set(phrases.flatMap(phraseTerms))]
  const withPhrases: Vocabulary = {
    has: (term) => fromPhrases.includes(term) || vocabulary.has(term),
    startingWith: vocabulary.startingWith,
    like: (term) => [...fromPhrases, ...vocabulary.like(term)],
  }
  const words = wordsOf(query)
  return words.map((word, index) =>
    withPhrases.has(firstTerm(word)) || !isSearchable(word)
      ? word
      : { ...word, terms: candidateTerms(word, withPhrases, index === words.length - 1) },
  )
}

const canJoin = (word: Word, next: Word) =>
  Boolean(next.terms[0]) && isSearchable(next) && (isSearchable(word) || /^\d+$/.test(word.text))

/** Returns possible terms of two words joined: 'pull up', and 'three days' as in '3-day'. */
function joinedTerms({ text }: Word, next: Word): string[] {
  const number = numberWords.indexOf(text) + 1
  const starts = number > 0 ? [text, String(number)] : [text]
  return starts.map((start) => termOf(start + firstTerm(next)))
}

/** Returns the synonyms for the longest editors' phrase that the words start with. */
function synonymAt(words: readonly Word[], { synonyms }: SearchSettings) {
  return synonyms
    .flatMap(({ typed, means }) => typed.map((phrase) => ({ phrase: phraseTerms(phrase), means })))
    .filter(({ phrase }) => startWithPhrase(words, phrase))
    .sort((a, b) => b.phrase.length - a.phrase.length)[0]
}

const conceptOf = ({ terms }: Word): Concept => ({ phrasings: terms.map((term) => [term]) })

/** A recognized word or phrase, and the number of words it takes. */
interface RecognizedPhrase {
  taken: number
  concept?: Concept
  intent?: Intent
}

/** Recognizes the phrase that starts at the first of these words. */
function recognizePhrase(
  words: readonly [Word, ...Word[]],
  vocabulary: Vocabulary,
  settings: SearchSettings,
): RecognizedPhrase {
  const [word, next] = words
  const synonym = synonymAt(words, settings)
  if (synonym) {
    const { phrase, means } = synonym
    const ownTerms =
      phrase.length === 1 ? word.terms.filter(vocabulary.has).map((term) => [term]) : []
    return { taken: phrase.length, concept: { phrasings: [...ownTerms, ...means.map(termsIn)] } }
  }
  const intentMatch = intents.find(({ phrase }) => startWithPhrase(words, phrase))
  if (intentMatch) return { taken: intentMatch.phrase.length, intent: intentMatch.intent }
  const joined = next && canJoin(word, next) && joinedTerms(word, next).find(vocabulary.has)
  if (joined && next) {
    // Match only 'pull-up', because 'up' alone is everywhere.
    const apart = next.text.length > 2 ? [[firstTerm(word), firstTerm(next)]] : []
    return { taken: 2, concept: { phrasings: [[joined], ...apart] } }
  }
  if (!isSearchable(word)) return { taken: 1 }
  return { taken: 1, concept: conceptOf(word) }
}

/** Returns the terms to look up before parsing a query. */
export function termsToLookUp(query: string): string[] {
  const words = wordsOf(query)
  return words.flatMap((word, index) => {
    const next = words[index + 1]
    return [
      ...(isSearchable(word) ? [firstTerm(word)] : []),
      ...(next && canJoin(word, next) ? joinedTerms(word, next) : []),
    ]
  })
}

/** Parses a query into what it asks for, which kind of page, and which emergencies it describes. */
export function parseQuery(
  query: string,
  vocabulary: Vocabulary,
  settings: SearchSettings,
): ParsedQuery {
  const words = readWords(query, vocabulary, settings)
  const recognized: RecognizedPhrase[] = []
  for (let rest = words; rest[0]; rest = rest.slice(recognized.at(-1)?.taken))
    recognized.push(recognizePhrase(rest as [Word, ...Word[]], vocabulary, settings))
  const health = settings.health
    .filter((phrase) => includePhrase(words, phrase))
    .flatMap(phraseTerms)
  const concepts = recognized.flatMap(({ concept }): Concept[] => {
    if (!concept) return []
    const isHealth = concept.phrasings.some((terms) => terms.some((term) => health.includes(term)))
    return [{ ...concept, isHealth }]
  })
  return {
    // A query of intent words alone, such as 'workout plan', searches for those words.
    concepts: concepts.length > 0 ? concepts : words.filter(isSearchable).map(conceptOf),
    intents: new Set(recognized.flatMap(({ intent }) => intent ?? [])),
    isHealth: health.length > 0,
    ...emergenciesIn(words, settings),
  }
}
