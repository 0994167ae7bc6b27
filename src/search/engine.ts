import MiniSearch from 'minisearch'
import {
  figurePath,
  foundPath,
  indexPartPath,
  type ListedPage,
  partOf,
  type SearchList,
  type Section,
  searchListPath,
  sectionsPath,
} from './model/files'
import { vocabularyOf } from './model/hits'
import { type IndexPart, indexOptions, joined } from './model/index-parts'
import { type Emergency, termsToLookUp, understand } from './model/query'
import { type Match, rank } from './model/rank'
import { bestSentence, type Piece } from './model/sentences'

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
  /** The address of an exercise's figure. */
  figure?: string
  sections: FoundSection[]
}

/** What was found in all, and the first of it. */
export interface Answer {
  /** The number of pages that answer. */
  count: number
  pages: Found[]
  /** Where none answers, the pages that come nearest. */
  nearest: Found[]
  /** What comes before any page. */
  emergencies: readonly Emergency[]
  /** True where nothing else is answered: then the pages are those to read about them. */
  isUrgent: boolean
  /** True where some of those pages could not be loaded. */
  isPartial?: boolean
}

/** How many sections of a page are shown. */
const SECTIONS = 3

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

/**
 * Searches all pages for what a query asks. Returns the number of pages that answer and the first
 * `most` of them; undefined for a query without a searchable word. Rejects where a file of the index
 * cannot be loaded.
 */
export async function search(query: string, most: number): Promise<Answer | undefined> {
  const hadList = files.has(searchListPath)
  try {
    return await searchFor(query, most)
  } catch (error) {
    if (!hadList) throw error
    // Since the list was loaded, a new version of the site may have replaced the files it names.
    files.delete(searchListPath)
    return searchFor(query, most)
  }
}

async function searchFor(query: string, most: number): Promise<Answer | undefined> {
  const list = await file<SearchList>(searchListPath)
  const terms = termsToLookUp(query)
  if (terms.length === 0) return undefined
  const index = await indexFor(terms, list)
  const wanted = understand(query, vocabularyOf(index), list.words)
  const { emergencies, concepts } = wanted
  const urgent = async (): Promise<Answer> => {
    const read = await pagesOf(emergencies, terms, list)
    return { ...read, count: read.pages.length, nearest: [], emergencies, isUrgent: true }
  }
  if (wanted.isTold) return urgent()
  if (concepts.length === 0) return undefined
  const meant = concepts.flatMap(({ ways }) => ways.flat())
  const { pages, nearest } = rank(await indexFor([...terms, ...meant], list), wanted, list.pages)
  if (emergencies.length > 0 && pages.length === 0) return urgent()
  const shown = (matches: Match[]) =>
    Promise.all(matches.map((match) => foundPage(list.version, match)))
  return {
    count: pages.length,
    pages: await shown(pages.slice(0, most)),
    nearest: await shown(nearest),
    emergencies,
    isUrgent: false,
  }
}

/**
 * Returns the pages to read about emergencies, each once, with the sections named for them. What to do
 * is told even where a page cannot be loaded: it is left out, and `isPartial` says so.
 */
async function pagesOf(
  emergencies: readonly Emergency[],
  terms: string[],
  list: SearchList,
): Promise<{ pages: Found[]; isPartial: boolean }> {
  const sections = new Map<string, Set<string>>()
  for (const address of emergencies.flatMap(({ pages }) => pages)) {
    const [path = '', section = ''] = address.split('#')
    sections.set(path, (sections.get(path) ?? new Set()).add(section))
  }
  const loaded = await Promise.allSettled(
    [...sections].map(([path, ids]) => pageAt(path, [...ids], terms, list)),
  )
  return {
    pages: loaded.flatMap((result) => (result.status === 'fulfilled' ? (result.value ?? []) : [])),
    isPartial: loaded.some(({ status }) => status === 'rejected'),
  }
}

/** Returns the page at a path, with some of its sections; undefined where there is none. */
async function pageAt(
  path: string,
  ids: readonly string[],
  terms: string[],
  { version, pages }: SearchList,
): Promise<Found | undefined> {
  const page = pages.find((listed) => foundPath(listed) === path)
  if (!page) return undefined
  const texts = await file<Section[]>(sectionsPath(version, page))
  const sections = ids.map((wanted) => {
    const section = texts.findIndex(([id]) => id === wanted)
    return { section: Math.max(0, section), terms }
  })
  return foundPage(version, { page, score: 0, sections })
}

async function foundPage(version: string, { page, sections }: Match): Promise<Found> {
  const [kind, id, title, , drawn] = page
  const address = foundPath(page)
  const texts = await file<Section[]>(sectionsPath(version, page))
  return {
    kind,
    title,
    address,
    ...(drawn && { figure: `${figurePath(version, page)}#${id}` }),
    sections: sections.slice(0, SECTIONS).flatMap(({ section, terms }): FoundSection[] => {
      const [id, heading, text] = texts[section] ?? ['', '', '']
      const sentence = bestSentence(text, terms)
      return sentence.length
        ? [{ address: id ? `${address}#${id}` : address, heading, sentence }]
        : []
    }),
  }
}
