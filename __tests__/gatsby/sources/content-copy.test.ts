import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Content } from '../../../src/content/content'
import { copyContent, hasCopiedContent } from '../../../src/gatsby/sources/content-copy'
import { temporaryFolder, writeFiles } from '../../support/temporary-folder'

const project = process.cwd()
const folder = temporaryFolder({
  'README.md': '',
  'articles/later.md': '',
  'articles/picture.jpg': '',
  'articles/sleep.md': '',
  'guides/draft.md': '',
  'redirects.json': '',
  'search.json': '',
  'site.json': '',
  'workouts/later.json': '',
  'workouts/sketch.json': '',
})

const content = {
  articles: [
    { id: '1', slug: 'sleep', date: '2024-03-15' },
    { id: '2', slug: 'later', date: '2999-01-01' },
  ],
  guides: [{ slug: 'draft', date: '2024-03-15', draft: true }],
  plans: [{ id: 'later' }, { id: 'sketch', draft: true }],
  exercises: [],
} as unknown as Content

const published = ['articles/picture.jpg', 'articles/sleep.md', 'site.json', 'workouts/later.json']

/** The copy's files after copying. */
function copied(): string[] {
  copyContent(content, new Date())
  return readdirSync('.content', { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join('.content', file)).isFile())
    .sort()
}

beforeEach(() => {
  process.env.CONTENT_FOLDER = folder
  process.chdir(temporaryFolder())
})

afterEach(() => {
  process.chdir(project)
  delete process.env.CONTENT_FOLDER
  delete process.env.SHOW_DRAFTS
})

test('the copy has published content alone, without what no page shows', () => {
  expect(hasCopiedContent()).toBe(false)
  expect(copied()).toEqual(published)
  expect(hasCopiedContent()).toBe(true)
})

test('a build with drafts copies them, and the next one without them removes them', () => {
  process.env.SHOW_DRAFTS = 'true'
  expect(copied()).toEqual(
    [...published, 'articles/later.md', 'guides/draft.md', 'workouts/sketch.json'].sort(),
  )
  delete process.env.SHOW_DRAFTS
  expect(copied()).toEqual(published)
})

test('a deleted file leaves the copy too', () => {
  writeFiles(folder, { 'workouts/old.json': '' })
  expect(copied()).toEqual([...published, 'workouts/old.json'].sort())
  rmSync(path.join(folder, 'workouts/old.json'))
  expect(copied()).toEqual(published)
})
