import { expect, test } from './fixtures'
import { kindsOfPages, showsPhotographs } from './support/pages'

test.describe('Photographs', () => {
  test.describe('without scripts, which play no part', () => {
    test.use({ javaScriptEnabled: false })

    for (const width of [360, 414, 768, 1024, 1280, 1920]) {
      const name = `have the pixels a screen of ${width} px needs, and at most half as many again across`
      const tag = [360, 1280].includes(width) ? [] : '@rare'
      test.describe(() => {
        // The lowest pixel ratio of any phone.
        const deviceScaleFactor = width < 600 ? 3 : 1
        test.use({ viewport: { width, height: 900 }, deviceScaleFactor })
        test(name, { tag }, async ({ page, request }) => {
          for (const [kind, address] of Object.entries(kindsOfPages)) {
            if (!(await showsPhotographs(request, address))) continue
            await page.goto(address)
            for (const { shown, chosen } of await page.evaluate(chosenPhotographs)) {
              const what = `${kind}: shown ${shown} pixels wide`
              expect.soft(chosen, what).toBeGreaterThanOrEqual(Math.floor(shown))
              expect.soft(chosen, what).toBeLessThanOrEqual(1.5 * shown)
            }
          }
        })
      })
    }
  })
})

/** Runs in the page: each photograph's displayed width in device pixels, and the width the browser chose. */
async function chosenPhotographs() {
  for (const image of document.images) image.loading = 'eager'
  while ([...document.images].some(({ currentSrc }) => !currentSrc)) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return [...document.images].map((image) => ({
    shown: image.getBoundingClientRect().width * devicePixelRatio,
    chosen: Number(new URL(image.currentSrc).searchParams.get('w')),
  }))
}
