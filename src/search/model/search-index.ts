import type { AsPlainObject, Options } from 'minisearch'
import {
  articlePath,
  emergencyPath,
  exercisePath,
  guidePath,
  paths,
  planPath,
  toolPath,
} from '../../lib/paths'
import type { DangerWords } from './danger'
import type { SearchSettings } from './search-settings'
import { termsIn } from './stemming'

/** Kinds of searchable pages. */
export type PageKind = 'article' | 'guide' | 'plan' | 'exercise' | 'tool' | 'emergency' | 'site'

/** A searchable page. `drawn` is 1 if it has a figure. */
export type ListedPage = [kind: PageKind, id: string, title: string, sections: number, drawn?: 1]

/** A section of a page. The id and heading of text above the first heading are ''. */
export type Section = [id: string, heading: string, text: string]

/** The file that the search loads first. */
export interface SearchIndex {
  /** Names the build, so that a tab never mixes the files of two. */
  version: string
  pages: ListedPage[]
  /** MiniSearch's index of all sections, in the order of the pages, numbered from 0. */
  index: AsPlainObject
  /** The address of the file with the figures of all exercises. */
  figures: string
  /** Editors' settings. */
  words: SearchSettings
  danger: DangerWords
}

/** The texts of all sections, by number, for excerpts. */
export interface SearchTexts {
  version: string
  sections: Section[]
}

/** Indexed fields. `title` holds the page's title and topics. */
export const FIELDS = ['title', 'heading', 'text'] as const

/** MiniSearch options, the same for building the index and searching it. */
export const indexOptions: Options = {
  fields: [...FIELDS],
  tokenize: termsIn,
  processTerm: (term) => term,
}

export const searchIndexPath = `${paths.search}/index.json`
export const searchTextsPath = `${paths.search}/texts.json`
/** All searchable pages alone, for the nearest ones to an unknown address. */
export const searchPagesPath = `${paths.search}/pages.json`

const addresses = {
  article: articlePath,
  guide: guidePath,
  plan: planPath,
  exercise: exercisePath,
  tool: toolPath,
  emergency: () => emergencyPath(),
  site: (id: string) => (id === 'about' ? paths.about : paths.contact),
}

/** Returns a searchable page's address. */
export const resultPath = ([kind, id]: ListedPage | [PageKind, string]) => addresses[kind](id)
