import { buildIndex } from '../../src/post-build/search/build-index'
import {
  type ListedPage,
  type SearchIndex,
  type SearchTexts,
  type Section,
  searchIndexPath,
  searchPagesPath,
  searchTextsPath,
} from '../../src/search/model/search-index'

/** A page in the search index. */
export interface SearchablePage {
  page: ListedPage
  topics: string
  sections: Section[]
}

/** Mocks `fetch` with the search's files for these pages. Returns the mock. */
export function serveSearchFiles(
  pages: readonly SearchablePage[],
  { words, danger }: Partial<Pick<SearchIndex, 'words' | 'danger'>> = {},
): jest.Mock {
  const list = pages.map(({ page }) => page)
  const index: SearchIndex = {
    version: 'one',
    pages: list,
    index: buildIndex(
      pages.flatMap(({ page: [, , title], topics, sections }) =>
        sections.map(([, heading, text], at) =>
          at === 0 ? [title, topics, text] : ['', heading, text],
        ),
      ),
    ),
    figures: '/figures/all.svg',
    words: words ?? { synonyms: [], health: [] },
    danger: danger ?? { sections: [], sameWords: [], harmless: [] },
  }
  const texts: SearchTexts = {
    version: 'one',
    sections: pages.flatMap(({ sections }) => sections),
  }
  const files = new Map<string, object>([
    [searchIndexPath, index],
    [searchTextsPath, texts],
    [searchPagesPath, list],
  ])
  const fetchMock = jest.fn(async (address: string) => ({
    ok: files.has(address),
    json: async () => JSON.parse(JSON.stringify(files.get(address))),
  }))
  global.fetch = fetchMock as never
  return fetchMock
}
