import type { Page } from '@playwright/test'
import { articlePath, paths } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { articles, some } from './support/content'
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
  test.use({ hydrated: true })

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
    expect(asked.filter((address) => address.startsWith('/search/'))).toEqual([
      '/search/index.json',
      '/search/texts.json',
    ])

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
})
