import type MiniSearch from 'minisearch'
import type { SearchOptions } from 'minisearch'
import { closestWords } from './edit-distance'
import {
  firstTerm,
  includePhrase,
  isSearchable,
  phraseTerms,
  startWithPhrase,
  type Word,
  wordsOf,
} from './query-words'
import type { SearchSettings } from './search-settings'
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
}

/** An index's terms. */
interface Vocabulary {
  has: (term: string) => boolean
  /** The terms with this prefix. */
  startingWith: (start: string) => string[]
  /** The terms within two edits. */
  like: (term: string) => string[]
}

/** Don't tokenize the query, which is already terms. */
export const asTerms: SearchOptions = { tokenize: (term) => [term], prefix: false, fuzzy: false }

export function vocabularyOf(index: MiniSearch): Vocabulary {
  const termsFor = (term: string, options: SearchOptions) => [
    ...new Set(index.search(term, { ...asTerms, ...options }).flatMap(({ terms }) => terms)),
  ]
  return {
    has: (term) => index.search(term, asTerms).length > 0,
    startingWith: (start) => termsFor(start, { prefix: true }),
    like: (term) => termsFor(term, { fuzzy: 2 }),
  }
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

/** Returns candidate terms for an unknown word. Completes the last word, else takes the closest terms. */
function candidateTerms(
  { text, terms: [term = ''] }: Word,
  vocabulary: Vocabulary,
  isLast: boolean,
): string[] {
  const started = isLast && text.length > 2 ? vocabulary.startingWith(text) : []
  return started.length > 0 ? started : closestWords(term, vocabulary.like(term))
}

/** Returns the words of a query, with unknown words replaced by candidates. */
function readWords(query: string, vocabulary: Vocabulary, settings: SearchSettings): Word[] {
  const { synonyms, health } = settings
  const phrases = [
    ...synonyms.flatMap(({ typed }) => typed),
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

/** Parses a query into what it asks for, and which kind of page. */
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
  }
}
