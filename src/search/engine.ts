import MiniSearch from 'minisearch'
import {
  foundPath,
  indexPartPath,
  type ListedPage,
  partOf,
  type SearchList,
  type Section,
  searchListPath,
  sectionsPath,
} from './model/files'
import { type IndexPart, indexOptions, joined } from './model/index-parts'
import { bestSentence, type Piece } from './model/sentences'
import { termsIn } from './model/words'

/** A part of a page that was found. */
export interface FoundSection {
  address: string
  /** '' for what stands above the first heading. */
  heading: string
  sentence: Piece[]
}

/** A page that was found, with its best sections. */
export interface Found {
  kind: ListedPage[0]
  title: string
  address: string
  sections: FoundSection[]
}

/** What was found in all, and the first of it. */
export interface Answer {
  /** The number of pages. */
  count: number
  pages: Found[]
}

/** How many sections of a page are shown. */
const SECTIONS = 3

/**
 * From so many letters on, a term matches the start of a word, and typing mistakes are forgiven.
 */
const ENOUGH_LETTERS = 3

const files = new Map<string, Promise<unknown>>()

/** Returns a file of the index, requested once; after a failure it may be requested again. */
function file<Data>(address: string): Promise<Data> {
  const known = files.get(address)
  if (known) return known as Promise<Data>
  const fetched = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address} answers ${response.status}.`)
    return response.json()
  })
  files.set(address, fetched)
  fetched.catch(() => files.delete(address))
  return fetched
}

const indexes = new Map<string, MiniSearch>()

/** Returns the index of the parts that hold these terms. */
async function indexFor(terms: readonly string[], list: SearchList): Promise<MiniSearch> {
  const numbers = [...new Set(terms.map((term) => partOf(term, list.borders)))].sort()
  const key = `${list.version}:${numbers}`
  const known = indexes.get(key)
  if (known) return known
  const parts = await Promise.all(
    numbers.map((number) => file<IndexPart>(indexPartPath(list.version, number))),
  )
  const index = MiniSearch.loadJS(joined(parts, list), indexOptions)
  indexes.set(key, index)
  return index
}

/** A page with its sections that were found, the best first. */
interface Match {
  page: ListedPage
  score: number
  sections: { section: number; terms: string[] }[]
}

/**
 * Exercises are many and their titles short: where both have a term, an article says more about it.
 */
const EXERCISE = 0.6

/** A visitor who types a title means that page. */
const WHOLE_TITLE = 2

/** Pages with less than this of the best one's score only share a word with what was looked for. */
const WEAK = 0.25

/**
 * Returns the pages that have these terms, the best first. A page has the score of its best
 * section, somewhat more where other sections have the terms too, and less the more terms are
 * missing in all of it.
 */
function matches(index: MiniSearch, terms: readonly string[], list: SearchList): Match[] {
  const found = index.search(terms.join(' '), {
    boost: { title: 4, heading: 3 },
    prefix: (term, at, all) => at === all.length - 1 && term.length >= ENOUGH_LETTERS,
    fuzzy: (term) => (term.length > ENOUGH_LETTERS ? 0.25 : false),
    weights: { fuzzy: 0.3, prefix: 0.5 },
    tokenize: () => [...terms],
  })
  const place = placesOf(list.pages)
  const pages = new Map<ListedPage, Match & { had: Set<string> }>()
  for (const { id, score, terms: matched, queryTerms } of found) {
    const { page, first } = place(id)
    const match = pages.get(page) ?? { page, score: 0, sections: [], had: new Set() }
    pages.set(page, match)
    match.score += score / 2 ** (2 * match.sections.length)
    match.sections.push({ section: id - first, terms: matched })
    for (const term of queryTerms) match.had.add(term)
  }
  const scored = [...pages.values()].map(({ had, ...match }) => ({
    ...match,
    score: match.score * (had.size / terms.length) * weightOf(match.page, terms),
  }))
  scored.sort((a, b) => b.score - a.score)
  return scored.filter(({ score }) => score >= WEAK * (scored[0]?.score ?? 0))
}

/**
 * Searches all pages for the words of a query. Returns their number and the first `most` of them;
 * undefined for a query without a searchable word. Rejects where a file of the index cannot be
 * loaded.
 */
export async function search(query: string, most: number): Promise<Answer | undefined> {
  const terms = [...new Set(termsIn(query))]
  if (terms.length === 0) return undefined
  const hadList = files.has(searchListPath)
  try {
    return await searchFor(terms, most)
  } catch (error) {
    if (!hadList) throw error
    // Since the list was loaded, a new version of the site may have replaced the files it names.
    files.delete(searchListPath)
    return searchFor(terms, most)
  }
}

async function searchFor(terms: readonly string[], most: number): Promise<Answer> {
  const list = await file<SearchList>(searchListPath)
  const index = await indexFor(terms, list)
  const found = matches(index, terms, list)
  const shown = await Promise.all(
    found.slice(0, most).map(({ page, sections }) => foundPage(list.version, page, sections)),
  )
  return { count: found.length, pages: shown }
}

function weightOf([kind, , title]: ListedPage, terms: readonly string[]): number {
  const isWhole = String(termsIn(title)) === String(terms)
  return (kind === 'exercise' ? EXERCISE : 1) * (isWhole ? WHOLE_TITLE : 1)
}

/**
 * Returns a function from the number of a section to its page and the number of the page's first
 * section.
 */
function placesOf(pages: readonly ListedPage[]) {
  let next = 0
  const firsts = pages.map((page) => {
    const first = next
    next += page[3]
    return { page, first }
  })
  return (section: number) => {
    const place = firsts.findLast(({ first }) => first <= section)
    if (!place) throw new Error(`No page has section ${section}.`)
    return place
  }
}

async function foundPage(
  version: string,
  page: ListedPage,
  found: readonly { section: number; terms: string[] }[],
): Promise<Found> {
  const [kind, , title] = page
  const address = foundPath(page)
  const texts = await file<Section[]>(sectionsPath(version, page))
  const sections = found.slice(0, SECTIONS).flatMap(({ section, terms }): FoundSection[] => {
    const [id, heading, text] = texts[section] ?? ['', '', '']
    const sentence = bestSentence(text, terms)
    return sentence.length
      ? [{ address: id ? `${address}#${id}` : address, heading, sentence }]
      : []
  })
  return { kind, title, address, sections }
}
