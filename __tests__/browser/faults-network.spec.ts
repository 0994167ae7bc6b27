import type { Page } from '@playwright/test'
import { articlePath, planPath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { articles, plans, some } from './support/content'
import { partsOf } from './support/layout'
import { kindsOfPages } from './support/pages'
import { photographs, sidewaysOverflow, untilReady } from './support/visit'

const article = some(articles, () => true)
const plan = some(plans, () => true)

/** Runs in the page: total layout shift without visitor input. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += (entry as { value?: number }).value ?? 0
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(shift), 200)
      }),
  )

for (const images of ['down', 'hanging'] as const) {
  test.describe(`Faults: the image host is ${images}`, () => {
    test.use({ images })

    test('pages stay usable: no layout shift, pictures have alt texts, links work', async ({
      page,
    }) => {
      for (const address of [kindsOfPages.home, '/workouts', articlePath(article.slug)]) {
        // A picture that never arrives blocks the page's load event.
        await page.goto(address, { waitUntil: 'domcontentloaded' })
        await untilReady(page)
        expect(await shiftOf(page), address).toBe(0)
        expect(await sidewaysOverflow(page), address).toBe(0)
        for (const picture of await photographs(page.getByRole('main')).all()) {
          const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 1 }
          expect(width / height).toBeCloseTo(1.6, 1)
          expect(await picture.getAttribute('alt')).toMatch(/\w+ \w+/)
        }
      }
      await page.getByRole('link', { name: 'Back to Blog' }).click()
      await expect(page).toHaveURL('/blog')
    })
  })
}

test.describe('Faults: the network', () => {
  test('a link works when its page data is missing', async ({ page, visit, allow }) => {
    // Without its data the page stays server-rendered, and Gatsby logs that.
    allow(/page-data/, /404/, /page resources/)
    await visit('/about')
    await page.route('**/page-data/contact/page-data.json', (route) =>
      route.fulfill({ status: 404, body: 'gone' }),
    )
    await partsOf(page).footer.getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
  })

  test('a link works when a JavaScript chunk is missing', async ({ page, allow }) => {
    allow(/\.js/, /404/, /Loading chunk|ChunkLoadError/, /page resources/)
    await page.goto('/about')
    await untilReady(page)
    await page.route('**/*.js', (route) => route.fulfill({ status: 404, body: 'gone' }))
    await partsOf(page).footer.getByRole('link', { name: 'Workouts' }).click()
    await expect(page).toHaveURL('/workouts')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workouts')
  })

  test('a page without its JavaScript is readable, its links work', async ({ page, allow }) => {
    allow(/\.js/, /404/)
    await page.route('**/*.js', (route) => route.fulfill({ status: 404, body: 'gone' }))
    await page.goto(articlePath(article.slug))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title)
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page.getByRole('article')).toHaveCount(6)
  })

  test('offline, what needs more code says so, and loads later', async ({ page, visit, allow }) => {
    allow(/ERR_INTERNET_DISCONNECTED/)
    await visit(planPath(plan.id))
    await untilReady(page)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Add to Calendar' }).click()
    const again = page.getByRole('button', { name: 'Not loaded. Try again' })
    await expect(again).toBeEnabled()
    const heart = page.getByRole('button', { name: 'Save to Favorites', exact: true })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('status').filter({ hasText: 'is saved' })).toBeAttached()

    await page.context().setOffline(false)
    await again.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await partsOf(page).footer.getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
  })
})
