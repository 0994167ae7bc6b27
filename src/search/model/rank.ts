import type MiniSearch from 'minisearch'
import type { SearchOptions } from 'minisearch'
import type { ListedPage, PageKind } from './files'
import { type Hit, hitsOf } from './hits'
import type { Concept, Intent, Wanted } from './query'
import { termOf, termsOf, wordsIn } from './words'

/** A page with its sections that were found, the best first. */
export interface Match {
  page: ListedPage
  score: number
  sections: { section: number; terms: string[] }[]
}

/** Pages that answer, the best first; where none does, those that come nearest. */
export interface Ranking {
  pages: Match[]
  nearest: Match[]
}

interface Scored extends Match {
  /** The most of what was looked for, by weight, that one of its sections has with the page's title. */
  share: number
  /** True where its title has all of it. */
  isNamed: boolean
}

/** Where a concept is found, by the number of the section: a page's title belongs to its first. */
interface Found {
  inTitle: Map<number, Hit>
  inText: Map<number, Hit>
  importance: number
  /** A rare concept weighs more than one that stands everywhere. */
  weight: number
}

const TITLE: SearchOptions = { fields: ['title'] }
const TEXT: SearchOptions = { fields: ['heading', 'text'], boost: { heading: 3 } }

/** How much more a word of health counts: 'elbow pain pull-up' is about pain. */
const OF_HEALTH = 2

/** How much more a title counts than a text. */
const OF_TITLE = 3

/** Exercises are many and their titles short; a guide is a decision on one page. */
const kindWeights: Record<PageKind, number> = {
  article: 1,
  guide: 1.2,
  plan: 0.9,
  exercise: 0.6,
  tool: 1,
}

/** With a question of health, what is read comes before what is done. */
const healthWeights: Record<PageKind, number> = {
  article: 1,
  guide: 1.5,
  plan: 0.03,
  exercise: 0.05,
  tool: 0.1,
}

/** A plan's id ends in its level. Who names none may be new to training. */
const levelWeights: Record<string, number> = { beginner: 1, intermediate: 0.9, advanced: 0.7 }
const OTHER_LEVEL = 0.1

/** How much more a page counts that is of the kind that was asked for. */
const OF_KIND = 4
const OF_OTHER_KIND = 0.5

/** A page with all that was looked for in its title is about it; with nothing else there, it was meant. */
const IN_TITLE = 1.7
const WHOLE_TITLE = 6

/** How much of what was looked for a section must have, by weight, to be an answer. */
const ENOUGH = 0.66
/** With a question of health, a text on a part of it is better than an exercise that has all its words. */
const ENOUGH_OF_HEALTH = 0.4

/** Pages with less than this of the best one's score only share a word with what was looked for. */
const WEAK = 0.25

/** How many of the nearest pages are named where none answers. */
const NEAREST = 3

const isText = ([kind]: ListedPage) => kind === 'article' || kind === 'guide'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Returns the pages for what was understood of a query. */
export function rank(index: MiniSearch, wanted: Wanted, list: readonly ListedPage[]): Ranking {
  const all = sum(list.map(([, , , sections]) => sections))
  const found = wanted.concepts.map((concept): Found => {
    const inTitle = hitsOf(concept, index, TITLE)
    const inText = hitsOf(concept, index, TEXT)
    const count = new Set([...inTitle.keys(), ...inText.keys()]).size
    const importance = concept.isHealth ? OF_HEALTH : 1
    return { inTitle, inText, importance, weight: importance * Math.log(1 + all / (count + 0.5)) }
  })
  let next = 0
  const matches = list.map((page) => {
    const first = next
    next += page[3]
    return matchOf(page, first, found, wanted)
  })
  matches.sort((a, b) => b.score - a.score)
  const enough = (page: ListedPage) => (wanted.isHealth && isText(page) ? ENOUGH_OF_HEALTH : ENOUGH)
  const pages = matches.filter(({ page, share }) => share >= enough(page))
  const [best] = pages
  if (best) {
    const isWeak = ({ score, isNamed }: Scored) => score < WEAK * best.score && !isNamed
    return { pages: pages.filter((page) => !isWeak(page)), nearest: [] }
  }
  const near = matches.filter(({ page, score }) => score > 0 && isText(page))
  return { pages: [], nearest: near.slice(0, NEAREST) }
}

/**
 * Returns a page as it answers what was looked for. It has the score of its best section, and somewhat more
 * where others have it too.
 */
function matchOf(page: ListedPage, first: number, found: readonly Found[], wanted: Wanted): Scored {
  const whole = sum(found.map(({ weight }) => weight))
  const sections = Array.from({ length: page[3] }, (_, section) => {
    const had = found.flatMap(({ inTitle, inText, importance, weight }) => {
      const named = inTitle.get(first)
      const said = inText.get(first + section)
      if (!named && !said) return []
      const terms = [...(named?.terms ?? []), ...(said?.terms ?? [])]
      const score = importance * (OF_TITLE * (named?.score ?? 0) + (said?.score ?? 0))
      return { weight, terms, score }
    })
    const share = sum(had.map(({ weight }) => weight)) / whole
    const score = sum(had.map((hit) => hit.score)) * share ** 2
    return { section, share, score, terms: had.flatMap(({ terms }) => terms) }
  })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const score = sum(sections.map((section, at) => section.score / 2 ** (2 * at)))
  const inTitles = found.flatMap(({ inTitle }) => inTitle.get(first) ?? [])
  // Who asks for a program to pull up does not mean the exercise of that name.
  const isOther = wanted.intents.size > 0 && !wanted.intents.has(page[0] as Intent)
  const isNamed = !isOther && inTitles.length === found.length
  return {
    page,
    isNamed,
    share: Math.max(0, ...sections.map(({ share }) => share)),
    score:
      score *
      kindWeight(page, wanted) *
      levelWeight(page, wanted.concepts) *
      (isNamed ? titleWeight(page, inTitles) : 1),
    sections,
  }
}

function kindWeight(page: ListedPage, { intents, isHealth }: Wanted): number {
  const [kind] = page
  if (isHealth) return healthWeights[kind]
  if (intents.has(kind as Intent)) return kindWeights[kind] * OF_KIND
  return kindWeights[kind] * (intents.size > 0 && !isText(page) ? OF_OTHER_KIND : 1)
}

function levelWeight([kind, id]: ListedPage, concepts: readonly Concept[]): number {
  if (kind !== 'plan') return 1
  const terms = concepts.flatMap(({ ways }) => ways.flat())
  const isAsked = (level: string) => terms.includes(termOf(level))
  const level = id.replace(/.*-/, '')
  if (Object.keys(levelWeights).some(isAsked)) return isAsked(level) ? 1 : OTHER_LEVEL
  return levelWeights[level] ?? 1
}

function titleWeight([, , title]: ListedPage, hits: readonly Hit[]): number {
  const had = new Set(hits.flatMap(({ terms }) => terms))
  const isHad = (terms: string[]) => terms.length === 0 || terms.some((term) => had.has(term))
  return wordsIn(title).every(({ word }) => isHad(termsOf(word))) ? WHOLE_TITLE : IN_TITLE
}
