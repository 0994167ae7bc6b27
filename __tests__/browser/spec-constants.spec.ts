import { parseDuration } from '../../src/lib/duration'
import { PAGE_SIZE } from '../../src/lib/pagination'
import { expect, test } from './fixtures'
import { articles, plans, site } from './support/content'

test.describe('Business constants and limits (section 9)', () => {
  test('Page size 6 for blog and workouts lists.', async ({ page, visit }) => {
    expect(PAGE_SIZE).toBe(6)
    for (const list of ['/blog', '/workouts']) {
      await visit(list)
      await expect(page.getByRole('article')).toHaveCount(6)
    }
  })

  test('Home shows 3 featured workouts and the 3 first articles. Related articles: up to 3.', async ({
    page,
    visit,
  }) => {
    await visit('/')
    for (const name of ['Featured Workouts', 'From The Blog']) {
      await expect(page.getByRole('region', { name }).getByRole('article')).toHaveCount(3)
    }
    await visit(`/blog/${articles.at(-1)?.slug}`)
    const related = page.getByRole('region', { name: 'More Articles You Might Like' })
    await expect(related.getByRole('article')).toHaveCount(3)
  })

  test('Workout categories: All, Full Body, Calisthenics, Gym, Home, Weight Loss, Mass Gain. Levels: All, Beginner, Intermediate, Advanced.', async ({
    page,
    visit,
  }) => {
    await visit('/workouts')
    const names = (group: string) => page.getByRole('list', { name: group }).getByRole('link')
    await expect(names('Category')).toHaveText(
      ['All', 'Full Body', 'Calisthenics', 'Gym', 'Home', 'Weight Loss', 'Mass Gain'].map(
        (name) => new RegExp(`^${name}\\d+ plans$`),
      ),
    )
    await expect(names('Level')).toHaveText(
      ['All', 'Beginner', 'Intermediate', 'Advanced'].map(
        (name) => new RegExp(`^${name}\\d+ plans$`),
      ),
    )
  })

  test('Workout durations range from 3 to 16 weeks and 3 to 6 sessions per week.', async ({
    page,
    visit,
  }) => {
    const durations = plans.map(({ duration }) => parseDuration(duration))
    const weeks = durations.map((duration) => duration?.weeks ?? 0)
    const sessions = durations.map((duration) => duration?.perWeek ?? 0)
    expect([Math.min(...weeks), Math.max(...weeks)]).toEqual([3, 16])
    expect([Math.min(...sessions), Math.max(...sessions)]).toEqual([3, 6])

    const longest = plans[weeks.indexOf(16)]
    await visit(`/workouts/${longest?.id}`)
    await expect(
      page.getByRole('region', { name: 'Weekly Progression' }).getByRole('listitem'),
    ).toHaveCount(16)
  })

  test('Dates in en-US long format, whatever the browser speaks.', async ({ openBrowser }) => {
    const context = await openBrowser({ locale: 'de-DE', timezoneId: 'Pacific/Honolulu' })
    const page = await context.newPage()
    await page.goto('/blog')
    await expect(page.getByRole('article').first()).toContainText('March 15, 2024')
  })

  test('12 articles and 24 plans are there; the copyright year is 2025.', async ({
    page,
    visit,
  }) => {
    expect(articles).toHaveLength(12)
    expect(plans).toHaveLength(24)
    await visit('/workouts')
    await expect(page.getByRole('heading', { name: '24 plans found' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText(`© 2025 ${site.name}`)
  })
})
