import { articlePath, exercisePath, guidePath, paths, planPath, toolPath } from '../../lib/paths'
import type { SearchSettings } from './search-settings'

/** Kinds of searchable pages. */
export type PageKind = 'article' | 'guide' | 'plan' | 'exercise' | 'tool'

/** A searchable page. `drawn` is 1 if it has a figure. */
export type ListedPage = [kind: PageKind, id: string, title: string, sections: number, drawn?: 1]

/** A section of a page. The id and heading of text above the first heading are ''. */
export type Section = [id: string, heading: string, text: string]

/** The file that the search loads first, with the pages and the parts of the index. */
export interface SearchList {
  /** Part of the names of this index's files, so that a tab never mixes two versions. */
  version: string
  pages: ListedPage[]
  /** The first term of each part after the first. */
  borders: string[]
  /** The average number of terms in each field of a section. */
  averages: number[]
  /** Editors' settings. */
  words: SearchSettings
}

/** Indexed fields. `title` holds the page's title and topics. */
export const FIELDS = ['title', 'heading', 'text'] as const

const folder = paths.search

export const searchListPath = `${folder}/pages.json`
/** Returns the address of a part of the index, from 0. */
export const indexPartPath = (version: string, part: number) =>
  `${folder}/${version}-part-${part}.json`
/** Returns the address of the texts of a page's sections. */
export const sectionsPath = (version: string, [kind, id]: ListedPage | [PageKind, string]) =>
  `${folder}/${version}-${kind}-${id}.json`

/** Returns the address of an exercise's figure file. */
export const figurePath = (version: string, [, id]: ListedPage) => `${folder}/${version}-${id}.svg`

const addresses = {
  article: articlePath,
  guide: guidePath,
  plan: planPath,
  exercise: exercisePath,
  tool: toolPath,
}

/** Returns a searchable page's address. */
export const resultPath = ([kind, id]: ListedPage | [PageKind, string]) => addresses[kind](id)

/** Returns the number of the index part that holds a term. */
export const partOf = (term: string, borders: readonly string[]) => {
  const next = borders.findIndex((border) => term < border)
  return next === -1 ? borders.length : next
}
