import { articlePath, exercisePath, guidePath, paths, planPath, toolPath } from '../../lib/paths'
import type { SearchWords } from './query'

/** What can be found. */
export type PageKind = 'article' | 'guide' | 'plan' | 'exercise' | 'tool'

/** A page that can be found, as the list of all of them has it; `drawn` where there is a figure beside its texts. */
export type ListedPage = [kind: PageKind, id: string, title: string, sections: number, drawn?: 1]

/** A section of a page: the id of its heading ('' for what stands above the first), heading and text. */
export type Section = [id: string, heading: string, text: string]

/** What the search asks for first: which pages there are, and how the index is divided. */
export interface SearchList {
  /** Names the files that belong to this list, so that a tab never mixes two versions of the index. */
  version: string
  pages: ListedPage[]
  /** The first term of each part of the index but the first. */
  borders: string[]
  /** The average number of terms in each field of a section. */
  averages: number[]
  /** What editors tell the search. */
  words: SearchWords
}

/** The fields of a section: the page's title and topics, the heading, the text. */
export const FIELDS = ['title', 'heading', 'text'] as const

const folder = paths.search

/** The address of the list of all pages that can be found. */
export const searchListPath = `${folder}/pages.json`
/** Returns the address of a part of the index, counted from 0. */
export const indexPartPath = (version: string, part: number) =>
  `${folder}/${version}-part-${part}.json`
/** Returns the address of the texts of a page's sections. */
export const sectionsPath = (version: string, [kind, id]: ListedPage | [PageKind, string]) =>
  `${folder}/${version}-${kind}-${id}.json`

/** Returns the address of the file with an exercise's figure. */
export const figurePath = (version: string, [, id]: ListedPage) => `${folder}/${version}-${id}.svg`

const addresses = {
  article: articlePath,
  guide: guidePath,
  plan: planPath,
  exercise: exercisePath,
  tool: toolPath,
}

/** Returns the address of a page that was found. */
export const foundPath = ([kind, id]: ListedPage | [PageKind, string]) => addresses[kind](id)

/** Returns the part of the index that holds a term. */
export const partOf = (term: string, borders: readonly string[]) => {
  const next = borders.findIndex((border) => term < border)
  return next === -1 ? borders.length : next
}
