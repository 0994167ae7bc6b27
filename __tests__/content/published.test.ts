import { isPublished, showsDrafts } from '../../src/content/published'

const noon = new Date('2025-06-01T12:00:00Z')

test.each([
  ['an article of today', { date: '2025-06-01' }, true],
  ['an article of tomorrow', { date: '2025-06-02' }, false],
  ['a draft of last year', { date: '2024-06-01', draft: true }, false],
  ['a plan that is a draft', { draft: true }, false],
  ['a plan as Gatsby gives it', { draft: null, date: null }, true],
])('%s', (_, item, expected) => {
  expect(isPublished(item, noon)).toBe(expected)
})

test('an article is published from midnight UTC', () => {
  expect(isPublished({ date: '2025-06-02' }, new Date('2025-06-01T23:59:59Z'))).toBe(false)
  expect(isPublished({ date: '2025-06-02' }, new Date('2025-06-02T00:00:00Z'))).toBe(true)
})

test.each([
  ['gatsby develop', { NODE_ENV: 'development' }, true],
  ['a build that asks for it', { NODE_ENV: 'production', SHOW_DRAFTS: 'true' }, true],
  ['a build anywhere', { NODE_ENV: 'production' }, false],
] as [string, NodeJS.ProcessEnv, boolean][])('drafts in %s: %s', (_, env, expected) => {
  expect(showsDrafts(env)).toBe(expected)
})
