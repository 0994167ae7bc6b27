import { within } from '@testing-library/dom'
import { PAGE_SIZE, pageCount } from '../../src/lib/pagination'
import { planListPath, planPath } from '../../src/lib/paths'
import { categories, levels } from '../../src/lib/vocabulary'
import { plans, some } from '../browser/support/content'
import { emptyFilter } from '../browser/support/pages'
import { plansOf } from '../browser/support/plan-list'
import { cards, hrefOf, main, openPage, pager, part, textsOf } from './support/open-page'

const pages = pageCount(plans.length)
const titles = (shown: typeof plans) => shown.map(({ title }) => title)
const found = (count: number) => `${count} ${count === 1 ? 'plan' : 'plans'}`

/** A filter group's links: text and address. */
const filters = (group: string) =>
  part('list', group)
    .getAllByRole('link')
    .map((link) => [...textsOf([link]), hrefOf(link)])

describe('Workouts list (section 2)', () => {
  test.each(Array.from({ length: pages }, (_, index) => index + 1))(
    '6 cards per page, same pagination as the blog. (page %i)',
    async (number) => {
      expect(await openPage(planListPath({}, number))).toBe(200)
      expect(main().getByRole('heading', { name: `${found(plans.length)} found` })).toBeTruthy()
      const shown = plans.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE)
      expect(cards().map(({ title }) => title)).toEqual(titles(shown))
      const [previous, next] = ['Previous', 'Next'].map((name) => pager().getByText(name))
      expect(hrefOf(previous)).toBe(number === 1 ? null : planListPath({}, number - 1))
      expect(hrefOf(next)).toBe(number === pages ? null : planListPath({}, number + 1))
    },
  )

  test("Cards show level, category, title, description, duration, equipment and 'View Plan'.", async () => {
    await openPage('/workouts')
    for (const plan of plans.slice(0, PAGE_SIZE)) {
      const { level, category, description, duration, equipment, id, imageAlt } = plan
      const { card, link } = some(cards(), ({ title }) => title === plan.title)
      for (const text of [level, category, description, duration, equipment]) {
        expect(card).toHaveTextContent(text)
      }
      expect(link).toHaveTextContent('View Plan')
      expect(hrefOf(link)).toBe(planPath(id))
      expect(within(card).getByRole('img', { name: imageAlt })).toBeTruthy()
      const loadLines = within(card).queryAllByRole('img', { name: /^Load line of \d+ weeks/ })
      expect(loadLines).toHaveLength(plan.program ? 1 : 0)
    }
  })

  test('Filters by Category and by Level, with the number of plans each would leave; All is chosen at first. Changing a filter resets to page 1.', async () => {
    for (const number of [1, pages]) {
      await openPage(planListPath({}, number))
      expect(filters('Category')).toEqual([
        [`All${found(plans.length)}`, '/workouts'],
        ...categories.map((category) => [
          category + found(plansOf({ category }).length),
          planListPath({ category }),
        ]),
      ])
      expect(filters('Level')).toEqual([
        [`All${found(plans.length)}`, '/workouts'],
        ...levels.map((level) => [
          level + found(plansOf({ level }).length),
          planListPath({ level }),
        ]),
      ])
      const chosen = document.querySelectorAll('main li [aria-current=true]')
      expect(textsOf([...chosen])).toEqual(Array(2).fill(`All${found(plans.length)}`))
    }
  })

  test.each(categories)('Filters leave as many plans as they say: %s', async (category) => {
    const left = plansOf({ category })
    await openPage(planListPath({ category }))
    expect(main().getByRole('heading', { name: /plans? found/ })).toHaveTextContent(
      `${found(left.length)} found`,
    )
    expect(cards().map(({ title }) => title)).toEqual(titles(left.slice(0, PAGE_SIZE)))
    // Pagination appears only when there is more than one page.
    const pagers = within(document.body).queryAllByRole('navigation', { name: 'Pagination' })
    expect(pagers).toHaveLength(left.length > PAGE_SIZE ? 1 : 0)
    if (pagers[0]) {
      const next = within(pagers[0]).getByRole('link', { name: 'Next' })
      expect(hrefOf(next)).toBe(planListPath({ category }, 2))
    }
  })

  test('Filters combine.', async () => {
    const filter = some(
      categories.flatMap((category) => levels.map((level) => ({ category, level }))),
      (each) => plansOf(each).length > 1,
    )
    await openPage(planListPath(filter))
    expect(cards().map(({ title }) => title)).toEqual(titles(plansOf(filter).slice(0, PAGE_SIZE)))
    const { level, category } = filter
    expect(filters('Category')[0]?.[1]).toBe(planListPath({ level }))
    expect(filters('Level')[0]?.[1]).toBe(planListPath({ category }))
  })

  test("No match: 'No workouts found for the selected filters.' with a 'Clear Filters' button that resets both filters to All.", async () => {
    expect(await openPage(planListPath(emptyFilter))).toBe(200)
    expect(main().getByText('No workouts found for the selected filters.')).toBeTruthy()
    expect(main().queryAllByRole('article')).toEqual([])
    expect(hrefOf(main().getByRole('link', { name: 'Clear Filters' }))).toBe('/workouts')
  })

  test('No status lifecycle for content: every published article and plan is simply there.', async () => {
    for (const list of ['/blog', '/workouts']) {
      await openPage(list)
      expect(document.body).not.toHaveTextContent('Not published')
    }
  })
})
