import {
  firstTerm,
  haveAll,
  isSearchable,
  phraseTerms,
  startWith,
  type Word,
  wordsOf,
} from './query-words'
import { emergenciesIn } from './signs'
import { forgiven, slips } from './slips'
import { termOf, termsIn } from './words'

/** What needs help before it needs an answer. */
export interface Emergency {
  title: string
  /** Each a few words that stand together; groups with ' + ' between them may stand anywhere. */
  signs: readonly string[]
  /** What to do, one entry for each paragraph. */
  text: readonly string[]
  /** Addresses of what to read about it, with or without a section. */
  pages: readonly string[]
}

/** What editors tell the search: content/search.json. */
export interface SearchWords {
  /** What people type, and the words that the site has for it. */
  synonyms: readonly { typed: readonly string[]; means: readonly string[] }[]
  /** Words of one's health: with them, what is read comes before what is done. */
  health: readonly string[]
  /** Phrases of training that hold words of a sign, and are none. */
  ordinary?: readonly string[]
  emergencies: readonly Emergency[]
}

/** One thing that is looked for. Each way to say it is a list of terms that stand together. */
export interface Concept {
  ways: string[][]
  /** True for one of the words of health. */
  isHealth?: boolean
}

/** A kind of page that a word asks for. */
export type Intent = 'tool' | 'plan' | 'exercise'

/** What was understood of a query. */
export interface Wanted {
  concepts: Concept[]
  intents: ReadonlySet<Intent>
  isHealth: boolean
  emergencies: readonly Emergency[]
  /** True where an emergency is told, not only possible. */
  isTold: boolean
}

/** What an index knows of words. */
export interface Vocabulary {
  has: (term: string) => boolean
  /** The terms that start so. */
  startingWith: (start: string) => string[]
  /** The terms that are at most two letters off. */
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

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']

/** Nobody misses the first letter of a word, but it may change places with the second. */
const startsAlike = (a: string, b: string) => a[0] === b[0] || (a[0] === b[1] && a[1] === b[0])

/** Returns the terms that an unknown word could be: those it is the start of, else the nearest. */
function guesses({ text, terms: [term = ''] }: Word, known: Vocabulary, isLast: boolean): string[] {
  const started = isLast && text.length > 2 ? known.startingWith(text) : []
  if (started.length > 0) return started
  const near = known
    .like(term)
    .map((meant) => ({ meant, count: slips(term, meant) }))
    .filter(({ meant, count }) => count <= forgiven(term, meant) && startsAlike(term, meant))
  const least = Math.min(...near.map(({ count }) => count))
  return near.filter(({ count }) => count === least).map(({ meant }) => meant)
}

/** Returns the words of a query, those that nobody knows with what they could be. */
function readWords(query: string, known: Vocabulary, editors: SearchWords): Word[] {
  const { synonyms, health, emergencies } = editors
  const phrases = [
    ...synonyms.flatMap(({ typed }) => typed),
    ...emergencies.flatMap(({ signs }) => signs),
    ...health,
    ...Object.values(intentWords).flat(),
  ]
  const fromPhrases = [...new Set(phrases.flatMap(phraseTerms))]
  const all: Vocabulary = {
    has: (term) => fromPhrases.includes(term) || known.has(term),
    startingWith: known.startingWith,
    like: (term) => [...fromPhrases, ...known.like(term)],
  }
  const words = wordsOf(query)
  return words.map((word, index) =>
    all.has(firstTerm(word)) || !isSearchable(word)
      ? word
      : { ...word, terms: guesses(word, all, index === words.length - 1) },
  )
}

const canJoin = (word: Word, next: Word) =>
  Boolean(next.terms[0]) && isSearchable(next) && (isSearchable(word) || /^\d+$/.test(word.text))

/** Returns the terms of two words that could be one: 'pull up', and 'three days' as in '3-day'. */
function joinedTerms({ text }: Word, next: Word): string[] {
  const number = numbers.indexOf(text) + 1
  const starts = number > 0 ? [text, String(number)] : [text]
  return starts.map((start) => termOf(start + firstTerm(next)))
}

/** Returns the synonyms of the longest phrase of editors that words start with. */
function synonymAt(words: readonly Word[], { synonyms }: SearchWords) {
  return synonyms
    .flatMap(({ typed, means }) => typed.map((phrase) => ({ phrase: phraseTerms(phrase), means })))
    .filter(({ phrase }) => startWith(words, phrase))
    .sort((a, b) => b.phrase.length - a.phrase.length)[0]
}

const conceptOf = ({ terms }: Word): Concept => ({ ways: terms.map((term) => [term]) })

/** A word or phrase that was understood, and how many words it takes. */
interface Understood {
  taken: number
  concept?: Concept
  intent?: Intent
}

/** Returns what the first of these words looks for, with those that belong to it. */
function understoodAt(
  words: readonly [Word, ...Word[]],
  known: Vocabulary,
  editors: SearchWords,
): Understood {
  const [word, next] = words
  const synonym = synonymAt(words, editors)
  if (synonym) {
    const { phrase, means } = synonym
    const own = phrase.length === 1 ? word.terms.filter(known.has).map((term) => [term]) : []
    return { taken: phrase.length, concept: { ways: [...own, ...means.map(termsIn)] } }
  }
  const asked = intents.find(({ phrase }) => startWith(words, phrase))
  if (asked) return { taken: asked.phrase.length, intent: asked.intent }
  const joined = next && canJoin(word, next) && joinedTerms(word, next).find(known.has)
  if (joined && next) {
    // 'up' alone is everywhere: only 'pull-up' is meant.
    const apart = next.text.length > 2 ? [[firstTerm(word), firstTerm(next)]] : []
    return { taken: 2, concept: { ways: [[joined], ...apart] } }
  }
  if (!isSearchable(word)) return { taken: 1 }
  return { taken: 1, concept: conceptOf(word) }
}

/** Returns the terms that have to be known before a query is understood. */
export function termsToLookUp(query: string): string[] {
  const words = wordsOf(query)
  return words.flatMap((word, at) => {
    const next = words[at + 1]
    return [
      ...(isSearchable(word) ? [firstTerm(word)] : []),
      ...(next && canJoin(word, next) ? joinedTerms(word, next) : []),
    ]
  })
}

/**
 * Understands a query: what it looks for, which kind of page it asks for, and which emergencies it
 * tells of.
 */
export function understand(query: string, known: Vocabulary, editors: SearchWords): Wanted {
  const words = readWords(query, known, editors)
  const understood: Understood[] = []
  for (let rest = words; rest[0]; rest = rest.slice(understood.at(-1)?.taken))
    understood.push(understoodAt(rest as [Word, ...Word[]], known, editors))
  const health = editors.health.filter((phrase) => haveAll(words, phrase)).flatMap(phraseTerms)
  const concepts = understood.flatMap(({ concept }): Concept[] => {
    if (!concept) return []
    const isHealth = concept.ways.some((terms) => terms.some((term) => health.includes(term)))
    return [{ ...concept, isHealth }]
  })
  return {
    // Who types 'workout plan' and no more looks for these words.
    concepts: concepts.length > 0 ? concepts : words.filter(isSearchable).map(conceptOf),
    intents: new Set(understood.flatMap(({ intent }) => intent ?? [])),
    isHealth: health.length > 0,
    ...emergenciesIn(words, editors),
  }
}
