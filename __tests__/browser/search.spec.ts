import type { Page } from '@playwright/test'
import { articlePath, exercisePath, paths, planPath, topicPath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { articles, exercises, plans, some } from './support/content'

/** The parts of the search page. */
const partsOfSearch = (page: Page) => {
  const main = page.getByRole('main')
  return {
    field: main.getByRole('searchbox'),
    found: main.getByRole('heading', { level: 2, name: /found/i }),
    results: main.getByRole('list', { name: 'Results' }).locator('> li'),
    said: page.getByRole('status').filter({ hasText: /found/i }),
  }
}

const searchPath = (query: string) => `${paths.search}?q=${encodeURIComponent(query)}`

const supplements = some(articles, ({ slug }) => slug === 'evidence-based-supplement-guide')
const pullUp = some(exercises, ({ title }) => title === 'Pull-up')

test.describe('Search', () => {
  test.use({ started: true })

  test('a field on blog, topics, workouts, exercises and pages that are not found leads to it', async ({
    page,
    visit,
    allow,
  }) => {
    allow(/404/, /Page not found/)
    for (const address of [
      paths.blog,
      topicPath({ kind: 'category', name: supplements.category }),
      paths.plans,
      paths.exercises,
      '/no/such/page',
      articlePath('no-such-article'),
      planPath('no-such-plan'),
    ]) {
      await visit(address)
      const field = page.getByRole('main').getByRole('searchbox')
      await field.fill('creatine')
      await field.press('Enter')
      await expect(page, address).toHaveURL(searchPath('creatine'))
      await expect(partsOfSearch(page).field).toHaveValue('creatine')
      await expect(partsOfSearch(page).found).toBeVisible()
    }
  })

  test('a result of an article is a section, whose heading the link leads to', async ({
    page,
    visit,
  }) => {
    await visit(searchPath('creatine'))
    const { results } = partsOfSearch(page)
    const first = results.first()
    await expect(first).toContainText('Article')
    await expect(first.getByRole('heading')).toHaveText(supplements.title)
    const section = first.getByRole('link', { name: 'Creatine monohydrate' })
    await section.click()
    await expect(page).toHaveURL(`${articlePath(supplements.slug)}#creatine-monohydrate`)
    await expect(
      page.getByRole('heading', { name: 'Creatine monohydrate', exact: true }),
    ).toBeInViewport()
  })

  test('plans and exercises are found, by their names and by what they need and work', async ({
    page,
    visit,
  }) => {
    const plan = some(plans, () => true)
    await visit(searchPath(plan.title))
    const { results, field } = partsOfSearch(page)
    await expect(results.first().getByRole('link', { name: plan.title })).toHaveAttribute(
      'href',
      planPath(plan.id),
    )
    await expect(results.first()).toContainText('Plan')

    await field.fill('pull-up')
    await expect(results.getByRole('link', { name: 'Pull-up', exact: true })).toHaveAttribute(
      'href',
      exercisePath(pullUp.id),
    )
    await field.fill('kettlebell hamstrings')
    const kinds = results.filter({ has: page.getByText('Exercise', { exact: true }) })
    await expect(kinds.first()).toContainText(/kettlebell/i)
    await expect(kinds.first()).toContainText(/hamstrings/i)
  })

  test('what matches is marked in its sentence', async ({ page, visit }) => {
    await visit(searchPath('caffeine sleep'))
    const marks = partsOfSearch(page).results.first().locator('mark')
    await expect(marks.first()).toBeVisible()
    for (const mark of await marks.allTextContents()) expect(mark).toMatch(/caffeine|sle(ep|pt)/i)
  })

  for (const [typed, meant] of [
    ['protien', 'protein'],
    ['creatin', 'creatine'],
    ['hidration', 'hydration'],
    ['dedlift', 'deadlift'],
  ] as const) {
    test(`a slip is forgiven: ${typed} finds what ${meant} finds`, async ({ page, visit }) => {
      await visit(searchPath(meant))
      const { results, field, found } = partsOfSearch(page)
      const [best = ''] = await results.getByRole('heading').allTextContents()
      await field.fill(typed)
      await expect(found).toContainText(typed)
      await expect(results.getByRole('heading').first()).toHaveText(best)
    })
  }

  test('forms of a word find the same', async ({ page, visit }) => {
    await visit(searchPath('squat'))
    const { results, field, found } = partsOfSearch(page)
    const titles = await results.getByRole('heading').allTextContents()
    expect(titles).toHaveLength(6)
    for (const form of ['squats', 'squatting']) {
      await field.fill(form)
      await expect(found).toContainText(form)
      await expect(results.getByRole('heading')).toHaveText(titles)
    }
  })

  test('the number of results is shown, and said once the typing pauses', async ({
    page,
    visit,
  }) => {
    await visit(paths.search)
    const { field, found, said } = partsOfSearch(page)
    await expect(said).toHaveCount(0)
    await field.pressSequentially('electrolytes', { delay: 20 })
    await expect(found).toHaveText(/^\d+ pages? found for “electrolytes”$/)
    await expect(said).toHaveText((await found.textContent()) ?? '')
  })

  test('more are shown on demand, and the focus goes to the first of them', async ({
    page,
    visit,
  }) => {
    await visit(searchPath('squat'))
    const { results, found } = partsOfSearch(page)
    const count = Number.parseInt((await found.textContent()) ?? '', 10)
    const shown = await results.count()
    expect(count).toBeGreaterThan(shown)
    await page.getByRole('button', { name: 'Show More' }).click()
    await expect(results.nth(shown).getByRole('link').first()).toBeFocused()
    expect(await results.count()).toBe(Math.min(count, 2 * shown))
  })

  test('the keyboard goes from the field through the results and back, and Enter to the first', async ({
    page,
    visit,
  }) => {
    await visit(searchPath('sleep'))
    const { field, results } = partsOfSearch(page)
    const links = results.getByRole('link')
    await expect(links.first()).toBeVisible()
    await field.focus()
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(0)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(field).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(links.nth(0)).toBeFocused()
  })

  test('the address carries the query: it can be sent, and come back to', async ({
    page,
    visit,
  }) => {
    await visit(paths.search)
    const { field, results } = partsOfSearch(page)
    await field.fill('sore knees & running')
    await expect(page).toHaveURL(searchPath('sore knees & running'))
    await results.getByRole('link').first().click()
    await expect(page).not.toHaveURL(/\/search/)
    await page.goBack()
    await expect(field).toHaveValue('sore knees & running')
    await expect(results).not.toHaveCount(0)
    await field.fill('')
    await expect(page).toHaveURL(paths.search)
    await expect(results).toHaveCount(0)
  })

  test("'Nothing found' says so and leads on", async ({ page, visit }) => {
    await visit(searchPath('xyzzyqwv'))
    const { found, said, results } = partsOfSearch(page)
    await expect(found).toHaveText('Nothing found for “xyzzyqwv”')
    await expect(said).toHaveText('Nothing found for “xyzzyqwv”')
    await expect(results).toHaveCount(0)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Browse Workouts' })).toHaveAttribute(
      'href',
      paths.plans,
    )
    await expect(main.getByRole('navigation', { name: 'Topics' })).toBeVisible()
    await main.getByRole('link', { name: 'Ask the Coach' }).click()
    await expect(page).toHaveURL(paths.contact)
  })

  for (const query of ['the and of', '" OR 1=1 --', '<img src=x onerror=alert(1)>', '%', '🏋️']) {
    test(`nonsense is nothing to be afraid of: ${query}`, async ({ page, visit }) => {
      await visit(searchPath(query))
      const { found, field } = partsOfSearch(page)
      await expect(found).toContainText(`“${query}”`)
      await expect(field).toHaveValue(query)
    })
  }

  test('the index is asked for with the first query, and not before', async ({ page, visit }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith(`${paths.search}/`)) asked.push(pathname)
    })
    await visit(paths.search)
    const { field, results } = partsOfSearch(page)
    await field.focus()
    expect(asked).toEqual([])
    await field.fill('creatine')
    await expect(results).not.toHaveCount(0)
    expect(asked).toContain('/search/pages.json')
  })

  test('an index that cannot be had is owned up to, and tried again', async ({
    page,
    visit,
    allow,
  }) => {
    allow(/search\/pages\.json/, /Failed to load resource/)
    await page.route('**/search/pages.json', (route) => route.abort('internetdisconnected'))
    await visit(searchPath('creatine'))
    const main = page.getByRole('main')
    await expect(
      main.getByRole('heading', { name: 'The search could not be loaded.' }),
    ).toBeVisible()
    await expect(main.getByRole('navigation', { name: 'Topics' })).toBeVisible()
    await page.unroute('**/search/pages.json')
    await main.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(partsOfSearch(page).results).not.toHaveCount(0)
  })

  test('stays out of search results, as it should with its endless addresses', async ({
    page,
    visit,
  }) => {
    await visit(searchPath('creatine'))
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
})

test.describe('Search without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('says what it needs, and lists every topic', async ({ page }) => {
    await page.goto(paths.blog)
    const field = page.getByRole('main').getByRole('searchbox')
    await field.fill('sleep')
    await field.press('Enter')
    await expect(page).toHaveURL(searchPath('sleep'))
    await expect(page.getByText('Searching needs JavaScript.')).toBeVisible()
    const topics = page.getByRole('navigation', { name: 'Topics' })
    const { category, tags } = supplements
    for (const topic of [
      { kind: 'category', name: category } as const,
      ...tags.map((name) => ({ kind: 'tag', name }) as const),
    ]) {
      await expect(topics.locator(`a[href="${topicPath(topic)}"]`)).toBeVisible()
    }
  })
})
