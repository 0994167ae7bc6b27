import MiniSearch from 'minisearch'
import {
  FIELDS,
  foundPath,
  type IndexPart,
  indexPartPath,
  type ListedPage,
  partOf,
  type SearchList,
  type Section,
  searchListPath,
  sectionsPath,
} from '../../lib/search/files'
import { bestSentence, type Piece } from '../../lib/search/sentences'
import { unpacked } from '../../lib/search/unpack'
import { termsIn } from '../../lib/search/words'

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

/** How many pages are shown, and how many sections of each. */
const PAGES = 6
const SECTIONS = 3

/** From so many letters on, the start of a word is enough, and slips are forgiven. */
const ENOUGH_LETTERS = 3

const files = new Map<string, Promise<unknown>>()

/** A file of the index, asked for once; one that could not be had may be asked for again. */
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

/** The index of the parts that hold these terms. */
async function indexFor(terms: readonly string[], list: SearchList): Promise<MiniSearch> {
  const numbers = [...new Set(terms.map((term) => partOf(term, list.borders)))].sort()
  const key = numbers.join()
  const known = indexes.get(key)
  if (known) return known
  const parts = await Promise.all(numbers.map((number) => file<IndexPart>(indexPartPath(number))))
  const index = MiniSearch.loadJS(unpacked(parts, list), {
    fields: [...FIELDS],
    tokenize: termsIn,
    processTerm: (term) => term,
  })
  indexes.set(key, index)
  return index
}

/** Fewer sections than this with all terms are no answer: those with some of them follow. */
const ENOUGH_FOUND = 5

/** Sections for these terms, the best first: those that have all of them, then, if they are few, any. */
function look(index: MiniSearch, terms: readonly string[]) {
  const options = {
    boost: { title: 4, heading: 3 },
    prefix: (term: string, at: number, all: string[]) =>
      at === all.length - 1 && term.length >= ENOUGH_LETTERS,
    fuzzy: (term: string) => (term.length > ENOUGH_LETTERS ? 0.25 : false),
    weights: { fuzzy: 0.3, prefix: 0.5 },
    tokenize: () => [...terms],
  } as const
  const text = terms.join(' ')
  const all = index.search(text, { ...options, combineWith: 'AND' })
  if (all.length >= ENOUGH_FOUND) return all
  const ids = new Set(all.map(({ id }) => id))
  return [...all, ...index.search(text, options).filter(({ id }) => !ids.has(id))]
}

/**
 * Looks for the words of a query in all articles and plans. Gives undefined for a query without a word
 * that could be found. Rejects where a file of the index cannot be had.
 */
export async function search(query: string): Promise<Answer | undefined> {
  const terms = [...new Set(termsIn(query))]
  if (terms.length === 0) return undefined
  const list = await file<SearchList>(searchListPath)
  const index = await indexFor(terms, list)
  const places = placesOf(list.pages)
  const pages = new Map<ListedPage, { section: number; terms: string[] }[]>()
  for (const { id, terms: matched } of look(index, terms)) {
    const { page, first } = places(id)
    const sections = pages.get(page) ?? []
    sections.push({ section: id - first, terms: matched })
    pages.set(page, sections)
  }
  const best = [...pages].slice(0, PAGES)
  const shown = await Promise.all(best.map(([page, sections]) => foundPage(page, sections)))
  return { count: pages.size, pages: shown }
}

/** Which page a section belongs to, by the number of its first. */
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
  page: ListedPage,
  found: readonly { section: number; terms: string[] }[],
): Promise<Found> {
  const [kind, , title] = page
  const address = foundPath(page)
  const texts = await file<Section[]>(sectionsPath(page))
  const sections = found.slice(0, SECTIONS).flatMap(({ section, terms }): FoundSection[] => {
    const [id, heading, text] = texts[section] ?? ['', '', '']
    const sentence = bestSentence(text, terms)
    return sentence.length
      ? [{ address: id ? `${address}#${id}` : address, heading, sentence }]
      : []
  })
  return { kind, title, address, sections }
}
