import { articlePath, planPath } from '../../src/lib/paths'
import { expect, test } from './fixtures'
import { articles, plans, site, testimonials } from './support/content'
import { photographs } from './support/visit'

test.describe('Home (section 2)', () => {
  test("Hero with the headline 'Train Smart. Build Strong.' and buttons 'Talk To Us' (to /contact) and 'Browse Workouts' (to /workouts).", async ({
    page,
    visit,
  }) => {
    await visit('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Train Smart. Build Strong.')
    const hero = page.getByRole('region', { name: site.home.headline })
    await hero.getByRole('link', { name: 'Talk To Us' }).click()
    await expect(page).toHaveURL('/contact')
    await page.goBack()
    await hero.getByRole('link', { name: 'Browse Workouts' }).click()
    await expect(page).toHaveURL('/workouts')
  })

  test("'We Do Fitness Differently': three pillars, Simplicity, Structure, Sustainability.", async ({
    page,
    visit,
  }) => {
    await visit('/')
    const section = page.getByRole('region', { name: 'We Do Fitness Differently' })
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([
      'Simplicity',
      'Structure',
      'Sustainability',
    ])
  })

  test("'Featured Workouts': 3 plans, each with 'View Plan' (to /workouts/{id}), plus 'View All Workouts'.", async ({
    page,
    visit,
  }) => {
    await visit('/')
    const section = page.getByRole('region', { name: 'Featured Workouts' })
    const cards = section.getByRole('article')
    await expect(cards).toHaveCount(3)
    const featured = plans.filter((plan) => plan.featured)
    for (const { id, title, description, duration } of featured) {
      const card = cards.filter({ hasText: title })
      await expect(card).toContainText(description)
      await expect(card).toContainText(duration)
      await expect(photographs(card)).toBeVisible()
      await expect(card.getByRole('link', { name: 'View Plan' })).toHaveAttribute(
        'href',
        planPath(id),
      )
    }
    await section.getByRole('link', { name: 'View All Workouts' }).click()
    await expect(page).toHaveURL('/workouts')
  })

  test("'Success Stories': 2 testimonials (sample content).", async ({ page, visit }) => {
    await visit('/')
    const stories = page.getByRole('region', { name: 'Success Stories' }).getByRole('figure')
    await expect(stories).toHaveCount(2)
    for (const [index, story] of testimonials.slice(0, 2).entries()) {
      for (const text of [story.quote, story.name, story.achievement, story.duration]) {
        await expect(stories.nth(index)).toContainText(text)
      }
    }
  })

  test("'From The Blog': the first 3 articles, each with 'Read More' (to /blog/{slug}), plus 'View All Articles'.", async ({
    page,
    visit,
  }) => {
    await visit('/')
    const section = page.getByRole('region', { name: 'From The Blog' })
    const first = articles.slice(0, 3)
    await expect(section.getByRole('article').getByRole('heading')).toHaveText(
      first.map(({ title }) => title),
    )
    const links = section.getByRole('link', { name: 'Read More' })
    for (const [index, { slug }] of first.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', articlePath(slug))
    }
    await section.getByRole('link', { name: 'View All Articles' }).click()
    await expect(page).toHaveURL('/blog')
  })

  test("Newsletter block with an email input and a 'Subscribe' button. No submit handling: nothing is sent, and the block says so.", async ({
    page,
    visit,
  }) => {
    await visit('/')
    const block = page.getByRole('main').getByRole('region', { name: 'One useful email a week' })
    const field = block.getByRole('textbox', { name: 'Email address' })
    await expect(field).toHaveAttribute('type', 'email')
    await field.fill('someone@example.com')

    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') posts.push(request.url())
    })
    await block.getByRole('button', { name: 'Subscribe' }).click()
    await expect(block.getByRole('status')).toContainText('was not sent')
    await expect(field).toHaveValue('someone@example.com')
    expect(posts).toEqual([])
  })
})
