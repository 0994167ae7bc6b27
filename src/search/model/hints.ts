/** A condition that needs help before any answer. */
export interface Emergency {
  title: string
  /** Phrases that are signs of it. In one, ' + ' joins groups of adjacent words that may be anywhere. */
  signs: readonly string[]
  /** What to do, by paragraph. */
  text: readonly string[]
  /** Addresses of pages or sections to read. */
  pages: readonly string[]
}

/** Editors' hints for the search: content/search.json. */
export interface SearchHints {
  /** What people type, and the site's words for it. */
  synonyms: readonly { typed: readonly string[]; means: readonly string[] }[]
  /** Health words rank reading above training. */
  health: readonly string[]
  /** Training phrases that contain a sign's words but aren't signs. */
  ordinary?: readonly string[]
  emergencies: readonly Emergency[]
}
