import type MiniSearch from 'minisearch'
import type { SearchOptions } from 'minisearch'
import { asTerms, type Concept, type Intent, type ParsedQuery } from './query'
import type { ListedPage, PageKind } from './search-index'
import { termOf, termsOf, wordsIn } from './stemming'

/** A page with its matching sections, best first. */
export interface Match {
  page: ListedPage
  score: number
  /** By their numbers in the index. */
  sections: { section: number; terms: string[] }[]
}

/** Matching pages, best first; if none, the closest ones. */
interface Ranking {
  pages: Match[]
  nearest: Match[]
}

interface Scored extends Match {
  /** The largest share of the query, by weight, that one section has together with the page's title. */
  share: number
  /** Whether the title has the whole query. */
  isNamed: boolean
}

/** A concept's match in a section. */
interface Hit {
  score: number
  /** The matching terms. */
  terms: string[]
}

/** A concept's hits by section number. A page's title belongs to its first section. */
interface ConceptHits {
  inTitle: Map<number, Hit>
  inText: Map<number, Hit>
  importance: number
  /** Rare concepts weigh more. */
  weight: number
}

const TITLE: SearchOptions = { fields: ['title'] }
const TEXT: SearchOptions = { fields: ['heading', 'text'], boost: { heading: 3 } }

/** Factor for health words: 'elbow pain pull-up' is about pain. */
const HEALTH_WEIGHT = 2

/** Factor for titles over texts. */
const TITLE_WEIGHT = 3

/** Exercises are many and have short titles. A guide is a decision on one page. */
const kindWeights: Record<PageKind, number> = {
  article: 1,
  guide: 1.2,
  plan: 0.9,
  exercise: 0.6,
  tool: 1,
  emergency: 1,
  site: 1,
}

/** Health queries rank reading above training. */
const healthWeights: Record<PageKind, number> = {
  article: 1,
  guide: 1.5,
  plan: 0.03,
  exercise: 0.05,
  tool: 0.1,
  emergency: 1,
  site: 0.1,
}

/** Weights by level, which ends a plan's id. A visitor who names none may be new to training. */
const levelWeights: Record<string, number> = { beginner: 1, intermediate: 0.9, advanced: 0.7 }
const OTHER_LEVEL_WEIGHT = 0.1

/** Factor for pages of the requested kind. */
const ASKED_KIND_WEIGHT = 4
const OTHER_KIND_WEIGHT = 0.5

/** Factors for a title with the whole query, and for one with nothing else. */
const IN_TITLE_WEIGHT = 1.7
const WHOLE_TITLE_WEIGHT = 6

/** Share of the query, by weight, that a section needs to count as an answer. */
const MIN_SHARE = 0.66
/** The same for health queries: a text on part of one beats an exercise with all its words. */
const MIN_HEALTH_SHARE = 0.4

/** Drop pages below this fraction of the best score, which just share a word with the query. */
const MIN_RELATIVE_SCORE = 0.25

/** Closest pages to show when none matches. */
const NEAREST_SHOWN = 3

const isText = ([kind]: ListedPage) => kind === 'article' || kind === 'guide'
/** Contact answers what coaching costs, though 'how much' asks for a calculator. */
const isSite = ([kind]: ListedPage) => kind === 'site'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Returns the sections that match a concept, by number. The score is that of the best way to say it. */
function hitsOf(
  { phrasings }: Concept,
  index: MiniSearch,
  options: SearchOptions,
): Map<number, Hit> {
  const hits = new Map<number, Hit>()
  for (const terms of phrasings) {
    const query = { combineWith: 'AND' as const, queries: [...terms] }
    for (const { id, score, terms: had } of index.search(query, { ...asTerms, ...options })) {
      const previous = hits.get(id)
      hits.set(id, {
        score: Math.max(score, previous?.score ?? 0),
        terms: [...(previous?.terms ?? []), ...had],
      })
    }
  }
  return hits
}

export function rank(index: MiniSearch, query: ParsedQuery, list: readonly ListedPage[]): Ranking {
  const sectionCount = sum(list.map(([, , , sections]) => sections))
  const conceptHits = query.concepts.map((concept): ConceptHits => {
    const inTitle = hitsOf(concept, index, TITLE)
    const inText = hitsOf(concept, index, TEXT)
    const count = new Set([...inTitle.keys(), ...inText.keys()]).size
    const importance = concept.isHealth ? HEALTH_WEIGHT : 1
    return {
      inTitle,
      inText,
      importance,
      weight: importance * Math.log(1 + sectionCount / (count + 0.5)),
    }
  })
  let nextSection = 0
  const matches = list.map((page) => {
    const firstSection = nextSection
    nextSection += page[3]
    return matchOf(page, firstSection, conceptHits, query)
  })
  matches.sort((a, b) => b.score - a.score)
  const minShare = (page: ListedPage) =>
    query.isHealth && isText(page) ? MIN_HEALTH_SHARE : MIN_SHARE
  const pages = matches.filter(({ page, share }) => share >= minShare(page))
  const [best] = pages
  if (best) {
    const isWeak = ({ score, isNamed }: Scored) =>
      score < MIN_RELATIVE_SCORE * best.score && !isNamed
    return { pages: pages.filter((page) => !isWeak(page)), nearest: [] }
  }
  const closest = matches.filter(({ page, score }) => score > 0 && isText(page))
  return { pages: [], nearest: closest.slice(0, NEAREST_SHOWN) }
}

/** Scores a page by its best section, plus a little for further matching sections. */
function matchOf(
  page: ListedPage,
  firstSection: number,
  conceptHits: readonly ConceptHits[],
  query: ParsedQuery,
): Scored {
  const fullWeight = sum(conceptHits.map(({ weight }) => weight))
  const sections = Array.from({ length: page[3] }, (_, at) => {
    const section = firstSection + at
    const matched = conceptHits.flatMap(({ inTitle, inText, importance, weight }) => {
      const titleHit = inTitle.get(firstSection)
      const textHit = inText.get(section)
      if (!titleHit && !textHit) return []
      const terms = [...(titleHit?.terms ?? []), ...(textHit?.terms ?? [])]
      const score = importance * (TITLE_WEIGHT * (titleHit?.score ?? 0) + (textHit?.score ?? 0))
      return { weight, terms, score }
    })
    const share = sum(matched.map(({ weight }) => weight)) / fullWeight
    const score = sum(matched.map((hit) => hit.score)) * share ** 2
    return { section, share, score, terms: matched.flatMap(({ terms }) => terms) }
  })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const score = sum(sections.map((section, at) => section.score / 2 ** (2 * at)))
  const inTitles = conceptHits.flatMap(({ inTitle }) => inTitle.get(firstSection) ?? [])
  // A query for a pull-up program does not mean the exercise of that name.
  const isOtherKind =
    query.intents.size > 0 && !query.intents.has(page[0] as Intent) && !isSite(page)
  const isNamed = !isOtherKind && inTitles.length === conceptHits.length
  return {
    page,
    isNamed,
    share: Math.max(0, ...sections.map(({ share }) => share)),
    score:
      score *
      kindWeight(page, query) *
      levelWeight(page, query.concepts) *
      (isNamed ? titleWeight(page, inTitles) : 1),
    sections,
  }
}

function kindWeight(page: ListedPage, { intents, isHealth }: ParsedQuery): number {
  const [kind] = page
  if (isHealth) return healthWeights[kind]
  if (intents.has(kind as Intent)) return kindWeights[kind] * ASKED_KIND_WEIGHT
  return (
    kindWeights[kind] * (intents.size > 0 && !isText(page) && !isSite(page) ? OTHER_KIND_WEIGHT : 1)
  )
}

function levelWeight([kind, id]: ListedPage, concepts: readonly Concept[]): number {
  if (kind !== 'plan') return 1
  const terms = concepts.flatMap(({ phrasings }) => phrasings.flat())
  const isAsked = (level: string) => terms.includes(termOf(level))
  const level = id.replace(/.*-/, '')
  if (Object.keys(levelWeights).some(isAsked)) return isAsked(level) ? 1 : OTHER_LEVEL_WEIGHT
  return levelWeights[level] ?? 1
}

function titleWeight([, , title]: ListedPage, hits: readonly Hit[]): number {
  const matched = new Set(hits.flatMap(({ terms }) => terms))
  const isHad = (terms: string[]) => terms.length === 0 || terms.some((term) => matched.has(term))
  return wordsIn(title).every(({ word }) => isHad(termsOf(word)))
    ? WHOLE_TITLE_WEIGHT
    : IN_TITLE_WEIGHT
}
