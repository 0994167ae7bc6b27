import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { contrastOf } from './support/contrast'
import { DESKTOP, partsOf, untilSolid } from './support/layout'
import { kindsOfPages } from './support/pages'

/** The largest contrast text of any size needs (WCAG 1.4.3). */
const ENOUGH = 4.5

/** The worse contrast of the menu's two ends in the bar as it stands. */
async function contrastOfBar(page: Page): Promise<number> {
  const links = partsOf(page).menu.getByRole('link')
  return Math.min(await contrastOf(links.first()), await contrastOf(links.last()))
}

test.describe('Contrast of the bar', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const kind of ['home', 'plan', 'unknown address'] as const) {
    test(`transparent over the dark band, and solid over whatever is scrolled below it: ${kind}`, async ({
      page,
      visit,
      allow,
    }) => {
      allow(/404/, /Page not found/)
      await page.setViewportSize(DESKTOP)
      await visit(kindsOfPages[kind])
      expect(await contrastOfBar(page), 'at the top').toBeGreaterThanOrEqual(ENOUGH)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (const part of [0.05, 0.35, 0.7, 1]) {
        await page.evaluate((y) => window.scrollTo(0, y), height * part)
        await untilSolid(page)
        expect(await contrastOfBar(page), `at ${part * 100} %`).toBeGreaterThanOrEqual(ENOUGH)
      }
    })
  }
})
