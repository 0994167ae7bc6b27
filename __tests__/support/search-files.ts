import { buildIndex } from '../../src/publish/search/build-index'
import {
  indexPartPath,
  type ListedPage,
  type Section,
  searchListPath,
  sectionsPath,
} from '../../src/search/model/files'
import type { SearchSettings } from '../../src/search/model/search-settings'

/** A page in the search index. */
export interface SearchablePage {
  page: ListedPage
  topics: string
  sections: Section[]
}

/** Mocks `fetch` with one version of a search index of these pages. Returns the mock. */
export function serveSearchFiles(
  pages: readonly SearchablePage[],
  version = 'one',
  words: SearchSettings = { synonyms: [], health: [], emergencies: [] },
): jest.Mock {
  const { parts, borders, averages } = buildIndex(
    pages.flatMap(({ page: [, , title], topics, sections }) =>
      sections.map(([, heading, text], index) =>
        index === 0 ? [title, topics, text] : ['', heading, text],
      ),
    ),
  )
  const files = new Map<string, object>()
  const list = pages.map(({ page }) => page)
  files.set(searchListPath, { version, pages: list, borders, averages, words })
  for (const [index, part] of parts.entries()) files.set(indexPartPath(version, index), part)
  for (const { page, sections } of pages) files.set(sectionsPath(version, page), sections)
  const fetchMock = jest.fn(async (address: string) => ({
    ok: files.has(address),
    json: async () => JSON.parse(JSON.stringify(files.get(address))),
  }))
  global.fetch = fetchMock as never
  return fetchMock
}
