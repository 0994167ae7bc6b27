import type { Page } from '@playwright/test'
import { articlePath, paths, planPath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { articles, plans, some } from './support/content'
import { partsOf } from './support/layout'

// Runs once per plugin, on a build without it: playwright.config.ts.

const article = some(articles, () => true)
const plan = some(plans, ({ program }) => program !== undefined)

/** Waits for React if it starts by itself: only the late start holds clicks until then. */
const untilClickable = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('#inline-script') ||
      Object.keys(document.querySelector('#___gatsby') ?? {}).some((key) =>
        key.startsWith('__reactContainer'),
      ),
  )

test('links lead from page to page, and Back leads back', async ({ page }) => {
  await page.goto(paths.home)
  await partsOf(page).footer.getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(paths.blog)
  await page.getByRole('link', { name: article.title }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title)
  await page.goBack()
  await expect(page).toHaveURL(paths.blog)
  // An address, as from another site.
  expect((await page.goto(articlePath(article.slug)))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title)
})

test('a plan can be saved, found among the saved ones and trained', async ({ page }) => {
  await page.goto(planPath(plan.id))
  await untilClickable(page)
  await page.getByRole('button', { name: 'Save to Favorites' }).click()
  await expect(page.getByRole('button', { name: /Favorites/, pressed: true })).toBeVisible()
  await page.goto(paths.saved)
  await page.getByRole('main').getByRole('link', { name: plan.title }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plan.title)
  await page.goto(`${planPath(plan.id)}/train`)
  await expect(page.getByRole('button', { name: /^Start/ }).first()).toBeVisible()
})

test('the search finds an article', async ({ page }) => {
  await page.goto(`${paths.search}?q=${encodeURIComponent(article.title)}`)
  await expect(
    page.getByRole('main').getByRole('link', { name: article.title }).first(),
  ).toBeVisible()
})

test('an unknown article has status 404 and a way back', async ({ page, allow }) => {
  allow(/404/, /Page not found/)
  expect((await page.goto(articlePath('no-such-article')))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Not Found/)
  await expect(page.getByRole('link', { name: /Blog/ }).first()).toBeVisible()
})

test.describe('on the first visit', () => {
  test.use({ consent: 'ask' })

  test('the banner, the menu and the log of the 404 page work', async ({ page, allow }) => {
    allow(/404/, /Page not found/)
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    const badPaths = () => logged.filter((text) => text.startsWith('Page not found'))
    await page.goto('/no/such/page')
    await expect.poll(badPaths).toEqual(['Page not found: /no/such/page'])
    const { banner, menu, toggle } = partsOf(page)
    await banner.getByRole('button', { name: 'Reject Non-Essential' }).click()
    await expect(banner).toHaveCount(0)
    await toggle.click()
    await menu.getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL(paths.about)
    await expect(banner).toHaveCount(0)
    expect(badPaths()).toHaveLength(1)
  })
})
