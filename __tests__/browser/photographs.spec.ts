import { expect, test } from './fixtures'
import { kindsOfPages, showsPhotographs } from './support/pages'

test.describe('Photographs', () => {
  test.describe('without scripts, which have no part in it', () => {
    test.use({ javaScriptEnabled: false })

    for (const width of [360, 414, 768, 1024, 1280, 1920]) {
      test(`have the pixels a screen of ${width} px needs, and at most half as many again across`, async ({
        page,
        request,
      }) => {
        await page.setViewportSize({ width, height: 900 })
        for (const [kind, address] of Object.entries(kindsOfPages)) {
          if (!(await showsPhotographs(request, address))) continue
          await page.goto(address)
          for (const { shown, chosen } of await page.evaluate(chosenPhotographs)) {
            const what = `${kind}: shown ${shown} px wide`
            expect.soft(chosen, what).toBeGreaterThanOrEqual(Math.floor(shown))
            expect.soft(chosen, what).toBeLessThanOrEqual(1.5 * shown)
          }
        }
      })
    }
  })

  test('of the first view come first, all others when they are wanted', async ({ page, visit }) => {
    for (const address of ['/blog', '/workouts', kindsOfPages.article, kindsOfPages.plan]) {
      await visit(address)
      const [, ...others] = await page.locator('main img').all()
      const first = page.locator('main img').first()
      await expect(first).toHaveAttribute('fetchpriority', 'high')
      await expect(first).toHaveAttribute('loading', 'eager')
      for (const other of others) await expect(other).toHaveAttribute('loading', 'lazy')
      const preconnect = page.locator('head link[rel=preconnect]')
      const source = (await first.getAttribute('src')) ?? ''
      await expect(preconnect).toHaveAttribute('href', new URL(source).origin)
    }
  })

  test('that stand further down ask for no early connection', async ({ page, visit }) => {
    for (const address of ['/', '/about', '/contact']) {
      await visit(address)
      await expect(page.locator('head link[rel=preconnect]')).toHaveCount(0)
    }
  })
})

/** Runs in the page: how wide each photograph is shown, and the width in pixels the browser chose. */
async function chosenPhotographs() {
  for (const image of document.images) image.loading = 'eager'
  while ([...document.images].some(({ currentSrc }) => !currentSrc)) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return [...document.images].map((image) => ({
    shown: image.getBoundingClientRect().width,
    chosen: Number(new URL(image.currentSrc).searchParams.get('w')),
  }))
}
