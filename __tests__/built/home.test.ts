import { within } from '@testing-library/dom'
import { articlePath, planPath } from '../../src/lib/paths'
import { articles, plans, site, testimonials } from '../browser/support/content'
import { hrefOf, main, openPage, region, textsOf } from './support/open-page'

beforeAll(() => openPage('/'))

describe('Home (section 2)', () => {
  test("Hero with the headline 'Train Smart. Build Strong.' and buttons 'Talk To Us' (to /contact) and 'Browse Workouts' (to /workouts).", () => {
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(
      'Train Smart. Build Strong.',
    )
    const hero = region(site.home.headline)
    expect(hrefOf(hero.getByRole('link', { name: 'Talk To Us' }))).toBe('/contact')
    expect(hrefOf(hero.getByRole('link', { name: 'Browse Workouts' }))).toBe('/workouts')
  })

  test('Beside the headline, one line says what a visitor gets.', () => {
    region(site.home.headline).getByText(
      `${plans.length} free training plans, for home and gym. No account.`,
    )
  })

  test("'We Do Fitness Differently': three pillars, Simplicity, Structure, Sustainability.", () => {
    const pillars = region('We Do Fitness Differently').getAllByRole('heading', { level: 3 })
    expect(textsOf(pillars)).toEqual(['Simplicity', 'Structure', 'Sustainability'])
  })

  test("'Featured Workouts': 3 plans, each with 'View Plan' (to /workouts/{id}), plus 'View All Workouts'.", () => {
    const section = region('Featured Workouts')
    const cards = section.getAllByRole('article')
    expect(cards).toHaveLength(3)
    for (const { id, title, description, duration } of plans.filter(({ featured }) => featured)) {
      const card = cards.find(({ textContent }) => textContent.includes(title))
      expect(card).toHaveTextContent(description)
      expect(card).toHaveTextContent(duration)
      expect(card?.querySelector('img')).toHaveAttribute('src')
      expect(hrefOf(within(card as HTMLElement).getByRole('link', { name: /^View Plan/ }))).toBe(
        planPath(id),
      )
    }
    expect(hrefOf(section.getByRole('link', { name: 'View All Workouts' }))).toBe('/workouts')
  })

  test("'Success Stories': 2 testimonials (sample content).", () => {
    const stories = region('Success Stories').getAllByRole('figure')
    expect(stories).toHaveLength(2)
    for (const [index, story] of testimonials.slice(0, 2).entries()) {
      for (const text of [story.quote, story.name, story.achievement, story.duration]) {
        expect(stories[index]).toHaveTextContent(text)
      }
    }
  })

  test("'From The Blog': the first 3 articles, each with 'Read More' (to /blog/{slug}), plus 'View All Articles'.", () => {
    const section = region('From The Blog')
    const cards = section.getAllByRole('article')
    const first = articles.slice(0, 3)
    expect(textsOf(cards.map((card) => within(card).getByRole('heading')))).toEqual(
      first.map(({ title }) => title),
    )
    expect(section.getAllByRole('link', { name: /^Read More/ }).map(hrefOf)).toEqual(
      first.map(({ slug }) => articlePath(slug)),
    )
    expect(hrefOf(section.getByRole('link', { name: 'View All Articles' }))).toBe('/blog')
  })

  test("Newsletter block with an email input and a 'Subscribe' button.", () => {
    const block = region('One useful email a week')
    expect(block.getByRole('textbox', { name: 'Email address' })).toHaveAttribute('type', 'email')
    expect(block.getByRole('button', { name: 'Subscribe' })).toHaveAttribute('type', 'submit')
  })
})
