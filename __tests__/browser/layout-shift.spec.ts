import { expect, test } from './fixtures'
import { layoutShifts } from './support/layout-shift'
import { kindsOfPages, showsPhotographs, unknownAddress } from './support/pages'
import { untilReady } from './support/visit'

const kinds = Object.entries(kindsOfPages)

test.describe('Nothing moves by itself', () => {
  for (const images of ['ok', 'down', 'missing', 'hanging'] as const) {
    test.describe(`while the image host is: ${images}`, () => {
      test.use({ images })
      const details = { tag: images === 'ok' ? [] : '@once' }
      test('on any kind of page', details, async ({ page, request, allow }) => {
        test.slow()
        allow(...unknownAddress)
        for (const [kind, address] of kinds) {
          if (images !== 'ok' && !(await showsPhotographs(request, address))) continue
          // A page whose picture hangs is never done.
          await page.goto(address, { waitUntil: 'domcontentloaded' })
          await untilReady(page)
          expect.soft(await layoutShifts(page), kind).toEqual([])
        }
      })
    })
  }

  test('when the heading font comes late', async ({ page, visit }) => {
    await page.route('**/fonts/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600))
      await route.continue()
    })
    for (const address of ['/', '/blog', '/workouts']) {
      await visit(address)
      await page.evaluate(() => document.fonts.ready)
      expect.soft(await layoutShifts(page), address).toEqual([])
    }
  })

  test.describe('when the cookie banner comes', () => {
    test.use({ consent: 'ask' })
    test('on the home page', async ({ page, visit }) => {
      await visit('/')
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
      expect(await layoutShifts(page)).toEqual([])
    })
  })
})
