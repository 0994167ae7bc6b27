import MiniSearch from 'minisearch'
import { forgetJson, isJsonCached, loadJson } from '../lib/load-json'
import {
  figurePath,
  indexPartPath,
  type ListedPage,
  partOf,
  resultPath,
  type SearchList,
  type Section,
  searchListPath,
  sectionsPath,
} from './model/files'
import { vocabularyOf } from './model/hits'
import { type IndexPart, indexOptions, joinIndexParts } from './model/index-parts'
import { parseQuery, termsToLookUp } from './model/query'
import { type Match, rank } from './model/rank'
import type { Emergency } from './model/search-settings'
import { bestSentence, type Piece } from './model/sentences'

/** A matching section of a page. */
export interface FoundSection {
  address: string
  /** '' for text above the first heading. */
  heading: string
  sentence: Piece[]
}

/** A result page with its best sections. */
export interface FoundPage {
  kind: ListedPage[0]
  title: string
  address: string
  /** The address of an exercise's figure. */
  figure?: string
  sections: FoundSection[]
}

export interface SearchAnswer {
  /** The number of matching pages; `pages` are the first of them. */
  count: number
  pages: FoundPage[]
  /** The closest pages if none matches. */
  nearest: FoundPage[]
  /** Shown above all pages. */
  emergencies: readonly Emergency[]
  /** Whether the answer is only about emergencies. `pages` are then pages to read about them. */
  isUrgent: boolean
  /** Whether some of those pages failed to load. */
  isPartial?: boolean
}

/** Sections shown per page. */
const SECTIONS = 3

const indexes = new Map<string, MiniSearch>()

/** Returns an index of the parts that hold these terms. */
async function indexFor(terms: readonly string[], list: SearchList): Promise<MiniSearch> {
  const numbers = [...new Set(terms.map((term) => partOf(term, list.borders)))].sort()
  const key = `${list.version}:${numbers}`
  const cached = indexes.get(key)
  if (cached) return cached
  const parts = await Promise.all(
    numbers.map((number) => loadJson<IndexPart>(indexPartPath(list.version, number))),
  )
  const index = MiniSearch.loadJS(joinIndexParts(parts, list), indexOptions)
  indexes.set(key, index)
  return index
}

/**
 * Searches all pages. Returns the match count and the first `most` pages; undefined for a query without
 * searchable words. Rejects if an index file fails to load.
 */
export async function search(query: string, most: number): Promise<SearchAnswer | undefined> {
  const hadList = isJsonCached(searchListPath)
  try {
    return await searchFor(query, most)
  } catch (error) {
    if (!hadList) throw error
    // A new version of the site may have other files than this list names.
    forgetJson(searchListPath)
    return searchFor(query, most)
  }
}

async function searchFor(query: string, most: number): Promise<SearchAnswer | undefined> {
  const list = await loadJson<SearchList>(searchListPath)
  const terms = termsToLookUp(query)
  if (terms.length === 0) return undefined
  const index = await indexFor(terms, list)
  const parsed = parseQuery(query, vocabularyOf(index), list.words)
  const { emergencies, concepts } = parsed
  const answerEmergencies = async (): Promise<SearchAnswer> => {
    const read = await emergencyPages(emergencies, terms, list)
    return { ...read, count: read.pages.length, nearest: [], emergencies, isUrgent: true }
  }
  if (parsed.isCertain) return answerEmergencies()
  if (concepts.length === 0) return undefined
  const conceptTerms = concepts.flatMap(({ phrasings }) => phrasings.flat())
  const { pages, nearest } = rank(
    await indexFor([...terms, ...conceptTerms], list),
    parsed,
    list.pages,
  )
  if (emergencies.length > 0 && pages.length === 0) return answerEmergencies()
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
 * Returns the pages to read about emergencies, once each, with the sections that they name. Leaves out a page
 * that fails to load, and sets `isPartial`, so that the instructions still show.
 */
async function emergencyPages(
  emergencies: readonly Emergency[],
  terms: string[],
  list: SearchList,
): Promise<{ pages: FoundPage[]; isPartial: boolean }> {
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

/** Returns the page at a path with these sections; undefined if it doesn't exist. */
async function pageAt(
  path: string,
  ids: readonly string[],
  terms: string[],
  { version, pages }: SearchList,
): Promise<FoundPage | undefined> {
  const page = pages.find((listed) => resultPath(listed) === path)
  if (!page) return undefined
  const texts = await loadJson<Section[]>(sectionsPath(version, page))
  const sections = ids.map((sectionId) => {
    const section = texts.findIndex(([id]) => id === sectionId)
    return { section: Math.max(0, section), terms }
  })
  return foundPage(version, { page, score: 0, sections })
}

async function foundPage(version: string, { page, sections }: Match): Promise<FoundPage> {
  const [kind, id, title, , drawn] = page
  const address = resultPath(page)
  const texts = await loadJson<Section[]>(sectionsPath(version, page))
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
