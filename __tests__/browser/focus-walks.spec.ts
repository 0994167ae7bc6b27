import { expect, test } from './fixtures'
import { walk } from './support/focus'
import { partsOf } from './support/layout'
import { detailsOf, kindsOfPages, unknownAddress } from './support/pages'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('With Tab from the first stop to the last', () => {
  for (const [kind, address] of Object.entries(kindsOfPages)) {
    const title = `on the way through a page every stop shows its focus and is not covered: ${kind}`
    test(title, detailsOf(kind), async ({ page, visit, allow }) => {
      allow(...unknownAddress)
      await visit(address)
      const stops = await walk(page)
      expect(stops.length).toBeGreaterThan(10)
      expect(stops[0]?.name).toBe('a Skip to content')
      expect(stops.filter(({ outlined }) => !outlined)).toEqual([])
      expect(stops.filter(({ uncovered }) => !uncovered)).toEqual([])
    })
  }
})

test.describe('With Tab from the first stop to the last, on the first visit', () => {
  test.use({ consent: 'ask' })

  for (const kind of ['home', 'workouts list', 'article', 'contact'] as const) {
    test(`nothing is hidden behind the cookie banner or the bar: ${kind}`, async ({
      page,
      visit,
    }) => {
      await visit(kindsOfPages[kind])
      await expect(partsOf(page).banner).toBeVisible()
      const stops = await walk(page)
      expect(stops.filter(({ uncovered }) => !uncovered)).toEqual([])
    })
  }
})
