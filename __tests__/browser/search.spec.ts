import type { Page } from '@playwright/test'
import { articlePath, paths, planPath, topicPath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { expectAccessible } from './support/axe'
import { articles, plans, some } from './support/content'
import { layoutShifts } from './support/layout-shift'
import { sidewaysOverflow } from './support/visit'

/** The parts of the search page. */
const partsOfSearch = (page: Page) => {
  const main = page.getByRole('main')
  return {
    field: main.getByRole('searchbox'),
    found: main.getByRole('heading', { level: 2, name: /found/i }),
    results: main.getByRole('list', { name: 'Results' }).locator('> li'),
  }
}

const searchPath = (query: string) => `${paths.search}?q=${encodeURIComponent(query)}`

const supplements = some(articles, ({ slug }) => slug === 'evidence-based-supplement-guide')

test.describe('Search', () => {
  test.use({ started: true })

  test("the keyboard leads to a result's section, and back", async ({ page, visit }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await visit(paths.blog)
    const { field, found, results } = partsOfSearch(page)
    await field.fill('creatine')
    await field.press('Enter')
    await expect(page).toHaveURL(searchPath('creatine'))
    await expect(field).toHaveValue('creatine')
    await expect(found).toHaveText(/^\d+ pages found for “creatine”$/)
    await expect(results.first().getByRole('heading')).toHaveText(supplements.title)
    await expect(results.first().locator('mark').first()).toHaveText(/creatine/i)
    expect(asked).toContain('/search/pages.json')

    await field.focus()
    await page.keyboard.press('ArrowDown')
    await expect(results.getByRole('link').first()).toBeFocused()
    await results.first().getByRole('link', { name: 'Creatine monohydrate' }).click()
    await expect(page).toHaveURL(`${articlePath(supplements.slug)}#creatine-monohydrate`)
    await expect(
      page.getByRole('heading', { name: 'Creatine monohydrate', exact: true }),
    ).toBeInViewport()
    await page.goBack()
    await expect(field).toHaveValue('creatine')
    await expect(results).not.toHaveCount(0)
  })

  test('emergency advice comes first, legible in both schemes and on a small screen', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const [query, title] of [
      ['chest pain during squats', 'Get emergency care now'],
      ['my period stopped', 'See a doctor this week'],
    ] as const) {
      await visit(searchPath(query))
      const box = page.getByRole('region', { name: title })
      await expect(box.getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 })
      await expect(
        page.locator('main a[href^="/workouts/"], main a[href^="/exercises/"]'),
      ).toHaveCount(0)
      expect(await sidewaysOverflow(page)).toBe(0)
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page)
      }
    }
  })

  test('an exercise name finds the exercise with its figure', async ({ page, visit }) => {
    await visit(searchPath('goblet squat'))
    const result = partsOfSearch(page).results.first()
    await expect(result.getByRole('heading')).toHaveText('Goblet squat')
    const figure = result.locator('svg use')
    await expect
      .poll(() => figure.evaluate((use: SVGUseElement) => use.getBBox().width))
      .toBeGreaterThan(0)
    expect(await sidewaysOverflow(page)).toBe(0)
  })

  test('an unknown address suggests the nearest title without layout shift', async ({
    page,
    visit,
    allow,
  }) => {
    allow(/404/, /Page not found/)
    const plan = some(plans, ({ title }) => title === 'Heavy Tide')
    expect(await visit('/workouts/heavy-tides')).toBe(404)
    const near = page.getByRole('navigation', { name: 'Did you mean' }).getByRole('link')
    await expect(near.first()).toHaveText(plan.title)
    expect(await layoutShifts(page)).toEqual([])
    await near.first().click()
    await expect(page).toHaveURL(planPath(plan.id))
  })
})

test.describe('Search without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('says that it needs JavaScript, and lists every topic', async ({ page }) => {
    await page.goto(paths.blog)
    const field = page.getByRole('main').getByRole('searchbox')
    await field.fill('sleep')
    await field.press('Enter')
    await expect(page).toHaveURL(searchPath('sleep'))
    await expect(page.getByText('Searching needs JavaScript.')).toBeVisible()
    const topics = page.getByRole('navigation', { name: 'Topics' })
    const tag = topicPath({ kind: 'tag', name: supplements.tags[0] ?? '' })
    await expect(topics.locator(`a[href="${tag}"]`)).toBeVisible()
  })
})
