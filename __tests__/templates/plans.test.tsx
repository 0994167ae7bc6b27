import { fireEvent, render, screen, within } from '@testing-library/react'
import { filterCounts } from '../../src/plan/model/plan-lists'
import Plan, { Head as PlanHead } from '../../src/templates/plan'
import PlanList, { Head as ListHead } from '../../src/templates/plan-list'
import { plan, planCards } from '../support/fixtures/plans'
import { planSettings as siteSettings } from '../support/fixtures/site'
import { pageProps } from '../support/page-props'
import { renderHead } from '../support/render-head'

describe('the workouts list', () => {
  type Context = Parameters<typeof PlanList>[0]['pageContext']
  const list = (changes: Partial<Context> = {}) =>
    pageProps<Queries.PlanListQuery, Context>(
      { anyExercise: null, allPlan: { nodes: planCards(6) } },
      {
        page: 1,
        pages: 1,
        found: 6,
        filter: {},
        counts: filterCounts([], {}),
        planIds: planCards(6).map(({ planId }) => planId),
        title: 'Workouts',
        tools: [],
        ...changes,
      },
    )

  test('takes its title and its tools from the page context', () => {
    const tools = [{ name: 'protein', label: 'How Much Protein' }]
    const props = list({ filter: { level: 'Beginner' }, title: 'Beginner Workouts', tools })
    render(<PlanList {...props} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Beginner Workouts')
    expect(renderHead(<ListHead {...props} />).title).toBe('Beginner Workouts | Loadline')
    const link = screen.getByRole('link', { name: 'How Much Protein' })
    expect(link).toHaveAttribute('href', '/tools/protein')
  })

  test('shows its plans in the order of the page context', () => {
    const planIds = ['3', '1', '2'].map((number) => planCards(6)[Number(number)]?.planId ?? '')
    render(<PlanList {...list({ planIds })} />)
    const titles = screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
    expect(titles).toEqual([3, 1, 2].map((number) => planCards(6)[number]?.title))
  })

  test('an abandoned filter choice is forgotten on the next visit', () => {
    window.___loader = { loadPage: () => new Promise(() => {}), loadPageSync: () => undefined }
    const at = (key: string) => {
      const props = list()
      return <PlanList {...props} location={{ ...props.location, key } as never} />
    }
    const link = (group: string, name: RegExp) =>
      within(screen.getByRole('list', { name: group })).getByRole('link', { name })
    const { rerender } = render(at('first'))
    fireEvent.click(link('Category', /^Gym/))
    const beginner = () => link('Level', /^Beginner/).getAttribute('href')
    expect(beginner()).toBe('/workouts/category/gym/level/beginner')
    rerender(at('second'))
    expect(beginner()).toBe('/workouts/level/beginner')
  })
})

test('a draft plan is marked and excluded from search engines', () => {
  const props = pageProps({ plan: plan({ isHidden: true }), guides: { nodes: [] }, siteSettings })
  expect(renderHead(<PlanHead {...props} />).robots).toBe('noindex')
  render(<Plan {...props} />)
  screen.getByText('Not published')
})
