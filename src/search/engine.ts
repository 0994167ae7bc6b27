import MiniSearch from 'minisearch'
import { forgetJson, loadJson } from '../lib/load-json'
import { type Danger, dangerFinder } from './model/danger'
import { parseQuery, vocabularyOf } from './model/query'
import { type Match, rank } from './model/rank'
import {
  indexOptions,
  type ListedPage,
  resultPath,
  type SearchIndex,
  type SearchTexts,
  searchIndexPath,
  searchTextsPath,
} from './model/search-index'
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
  /** What to do if this is an emergency, likeliest first. Never instead of the pages. */
  dangers: Danger[]
}

/** Sections shown per page. */
const SECTIONS = 3

/** Answers a query with the first `most` pages; undefined without searchable words. */
type Searcher = (query: string, most: number) => SearchAnswer | undefined

let searcher: Promise<Searcher> | undefined

/** Searches all pages. The first call loads the index. Rejects if that fails; the next call tries again. */
export async function search(query: string, most: number): Promise<SearchAnswer | undefined> {
  searcher ??= loadSearcher()
  try {
    return (await searcher)(query, most)
  } catch (error) {
    searcher = undefined
    throw error
  }
}

async function loadSearcher(): Promise<Searcher> {
  const [file, texts] = await Promise.all([
    loadJson<SearchIndex>(searchIndexPath),
    loadJson<SearchTexts>(searchTextsPath),
  ])
  if (file.version !== texts.version) {
    forgetJson(searchIndexPath)
    forgetJson(searchTextsPath)
    throw new Error('The index and the texts are of two builds.')
  }
  return searcherOf(file, texts)
}

function searcherOf({ index, pages, words, danger, figures }: SearchIndex, texts: SearchTexts) {
  const miniSearch = MiniSearch.loadJS(index, indexOptions)
  const vocabulary = vocabularyOf(miniSearch)
  const dangersIn = dangerFinder(danger, vocabulary.has)

  function foundPage({ page, sections }: Match): FoundPage {
    const [kind, id, title, , drawn] = page
    const address = resultPath(page)
    return {
      kind,
      title,
      address,
      ...(drawn && { figure: `${figures}#${id}` }),
      sections: sections.slice(0, SECTIONS).flatMap(({ section, terms }): FoundSection[] => {
        const [part, heading, text] = texts.sections[section] ?? ['', '', '']
        const sentence = bestSentence(text, terms)
        return sentence.length > 0
          ? [{ address: part ? `${address}#${part}` : address, heading, sentence }]
          : []
      }),
    }
  }

  return (query: string, most: number): SearchAnswer | undefined => {
    const dangers = dangersIn(query)
    const parsed = parseQuery(query, vocabulary, words)
    if (parsed.concepts.length === 0 && dangers.length === 0) return undefined
    const ranking = rank(miniSearch, parsed, pages)
    return {
      count: ranking.pages.length,
      pages: ranking.pages.slice(0, most).map(foundPage),
      nearest: ranking.nearest.map(foundPage),
      dangers,
    }
  }
}
