import path from 'node:path'
import { hiddenFiles } from '../../../src/gatsby/sources/content-source'
import { temporaryFolder, writeFiles } from '../../support/temporary-folder'

const folder = temporaryFolder()

/** Whether a published build omits a file. */
function isHidden(name: string, content: string): boolean {
  writeFiles(folder, { [name]: content })
  const file = path.join(folder, name)
  return hiddenFiles().some((rule) => typeof rule === 'function' && rule(file))
}

const article = (...fields: string[]) =>
  ['---', 'title: "Sleep"', ...fields, '---', '', 'draft: true', ''].join('\n')

test.each([
  ['with a day that has been', ['date: "2024-03-15"']],
  ['that is a draft no more', ['date: "2024-03-15"', 'draft: false']],
  ['about drafts', ['excerpt: "Write a first draft."', 'date: "2024-03-15"']],
])('an article %s is built', (_which, fields) => {
  expect(isHidden('article.md', article(...fields))).toBe(false)
})

test.each([
  ['with a day to come', ['date: "2999-01-01"']],
  ['with a day to come in other words', ["date: '2999-01-01' # later"]],
  ['that is a draft', ['date: "2024-03-15"', 'draft: true']],
  ['that is a draft before all', ['draft: true', 'date: "2024-03-15"']],
  ['that says so in escapes', ['"dr\\u0061ft": true', 'date: "2024-03-15"']],
  ['with a day on a line below', ['date: >-', '  2999-01-01']],
  ['whose field is quoted', ['"draft": true', 'date: "2024-03-15"']],
])('an article %s is omitted', (_which, fields) => {
  expect(isHidden('article.md', article(...fields))).toBe(true)
})

test('draft plans are omitted, folders never', () => {
  expect(isHidden('plan.json', '{ "draft": true }')).toBe(true)
  expect(isHidden('plan.json', '{ "title": "draft" }')).toBe(false)
  expect(hiddenFiles().some((rule) => typeof rule === 'function' && rule(folder))).toBe(false)
})

test('a build with drafts includes everything but the guide and settings that no page queries', () => {
  process.env.SHOW_DRAFTS = 'true'
  expect(hiddenFiles()).toEqual(['**/README.md', '**/redirects.json', '**/search.json'])
  delete process.env.SHOW_DRAFTS
})
