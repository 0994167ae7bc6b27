import { currentVersion } from '../../../src/gatsby/node/current-version'

const friday = new Date('2026-11-20T12:00:00Z')
const saturday = new Date('2026-11-21T12:00:00Z')

afterEach(() => {
  delete process.env.SHOW_DRAFTS
})

test('a published build does not depend on the day', () => {
  expect(currentVersion(friday)).toBe(currentVersion(saturday))
})

test("a build with drafts depends on the day, which decides 'Not published' badges", () => {
  const published = currentVersion(friday)
  process.env.SHOW_DRAFTS = 'true'
  expect(currentVersion(friday)).toBe(currentVersion(new Date('2026-11-20T23:59:59Z')))
  expect(currentVersion(friday)).not.toBe(currentVersion(saturday))
  expect(currentVersion(friday)).not.toBe(published)
})
