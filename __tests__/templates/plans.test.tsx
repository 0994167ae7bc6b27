/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react'
import Plan, { Head as PlanHead } from '../../src/templates/plan'
import PlanList, { Head as ListHead } from '../../src/templates/plan-list'
import UnknownPlan, { Head as UnknownHead } from '../../src/templates/unknown-plan'
import { plan, planCards } from '../support/fixtures/plans'
import { planSettings as siteSettings } from '../support/fixtures/site'
import { pageProps } from '../support/page-props'
import { renderHead } from '../support/render-head'

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'))

const section = (name: string) => within(screen.getByRole('region', { name }))
const textsOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent)

describe('the workouts list', () => {
  const context = {
    page: 1,
    pages: 1,
    found: 6,
    categoryCounts: [24, 4, 3, 5, 4, 6, 2],
    levelCounts: [24, 10, 8, 6],
  }
  type Context = Parameters<typeof PlanList>[0]['pageContext']
  const list = (changes: Partial<Context> = {}, plans = 6) =>
    pageProps<Queries.PlanListQuery, Context>(
      { anyExercise: null, allPlan: { nodes: planCards(plans) } },
      { ...context, ...changes },
    )

  test('shows its plans, the filters and how many plans were found', () => {
    render(<PlanList {...list()} />)
    screen.getByRole('heading', { level: 1, name: 'Workouts' })
    screen.getByRole('heading', { level: 2, name: '6 plans found' })
    screen.getByRole('navigation', { name: 'Filter plans' })
    expect(screen.getAllByRole('link', { name: /^View Plan/ })).toHaveLength(6)
  })

  test.each([
    [{}, 'Workouts'],
    [{ category: 'Mass Gain' }, 'Mass Gain Workouts'],
    [{ level: 'Beginner' }, 'Beginner Workouts'],
    [{ category: 'Gym', level: 'Advanced' }, 'Advanced Gym Workouts'],
  ] as const)('under %j it is called %s', (filter, title) => {
    render(<PlanList {...list(filter)} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    expect(renderHead(<ListHead {...list(filter)} />).title).toBe(`${title} | Loadline`)
  })

  test('pages stay under the filter', () => {
    render(<PlanList {...list({ level: 'Beginner', page: 2, pages: 2, found: 8 }, 2)} />)
    const pager = within(screen.getByRole('navigation', { name: 'Pagination' }))
    expect(pager.getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      '/workouts/level/beginner',
    )
    expect(pager.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/workouts/level/beginner/page/2',
    )
  })

  test('another filter starts at page 1', () => {
    render(<PlanList {...list({ level: 'Beginner', page: 2, pages: 2, found: 8 }, 2)} />)
    const filters = within(screen.getByRole('navigation', { name: 'Filter plans' }))
    for (const link of filters.getAllByRole('link'))
      expect(link.getAttribute('href')).not.toContain('/page/')
  })

  test('a filter that was chosen and called off is forgotten on the next visit', () => {
    window.___loader = { loadPage: () => new Promise(() => {}), loadPageSync: () => undefined }
    const at = (key: string) => {
      const props = list()
      return <PlanList {...props} location={{ ...props.location, key } as never} />
    }
    const link = (group: string, name: RegExp) =>
      within(screen.getByRole('list', { name: group })).getByRole('link', { name })
    const { rerender } = render(at('first'))
    fireEvent.click(link('Category', /^Gym/))
    expect(link('Level', /^Beginner/)).toHaveAttribute(
      'href',
      '/workouts/category/gym/level/beginner',
    )
    rerender(at('second'))
    expect(link('Level', /^Beginner/)).toHaveAttribute('href', '/workouts/level/beginner')
  })

  test('no match: says so, and offers to clear both filters', () => {
    const none = list({ category: 'Home', level: 'Advanced', found: 0 }, 0)
    render(<PlanList {...none} />)
    screen.getByText('No workouts found for the selected filters.')
    expect(screen.getByRole('link', { name: 'Clear Filters' })).toHaveAttribute('href', '/workouts')
    expect(screen.queryByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument()
    expect(renderHead(<ListHead {...none} />).robots).toBe('noindex')
  })

  test('a match does not say so', () => {
    render(<PlanList {...list()} />)
    expect(screen.queryByText(/No workouts found/)).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Clear Filters' })).not.toBeInTheDocument()
  })

  test('a further page says so in its title and names its own address', () => {
    const head = renderHead(
      <ListHead {...list({ category: 'Gym', page: 2, pages: 3, found: 14 })} />,
    )
    expect(head.title).toBe('Gym Workouts, page 2 | Loadline')
    expect(head.description).toMatch(/^14 plans found: gym workouts .* Page 2 of 3\.$/)
    expect(head.canonical).toBe('https://loadline.example/workouts/category/gym/page/2')
  })
})

describe('a plan', () => {
  const show = (changes = {}) =>
    render(<Plan {...pageProps({ plan: plan(changes), guides: { nodes: [] }, siteSettings })} />)

  test('has the way back, level, category, title, description, duration and equipment', () => {
    show()
    screen.getByRole('heading', { level: 1, name: 'First Plates' })
    expect(screen.getByRole('link', { name: 'Back to Workouts' })).toHaveAttribute(
      'href',
      '/workouts',
    )
    for (const text of [
      'Beginner',
      'Gym',
      'Eight weeks from the empty bar to plates on both sides.',
      '8 weeks, 3x/week · Barbell, rack, bench',
    ])
      screen.getByText(text)
    screen.getByRole('img', { name: 'Hands closing around a chalked bar' })
  })

  test('has its overview in paragraphs', () => {
    show()
    section('Program Overview').getByText('For those who have never held a barbell.')
    section('Program Overview').getByText('Train on three days.')
  })

  test('goes week by week', () => {
    show()
    const weeks = section('Weekly Progression').getAllByRole('listitem')
    expect(textsOf(weeks)).toEqual(['Week 1The bar alone.', 'Week 2The first plates.'])
  })

  test('breaks its exercises down: name, sets × reps, rest', () => {
    show()
    const table = section('Exercise Breakdown')
    expect(textsOf(table.getAllByRole('columnheader'))).toEqual(['Exercise', 'Sets × reps', 'Rest'])
    expect(textsOf(table.getAllByRole('row').slice(1))).toEqual([
      'Back squat3 × 53 minutes',
      'Bench press3 × 82 minutes',
    ])
  })

  test('names its goals', () => {
    show()
    expect(textsOf(section('Program Goals').getAllByRole('listitem'))).toEqual([
      'Squat your body weight',
      'Press half of it',
    ])
  })

  test.each([
    ['8 weeks, 3x/week', '8 weeks', '3x/week'],
    ['6 weeks', '6 weeks', '4x/week'],
  ])('"%s" is summed up as %s and %s', (duration, length, frequency) => {
    show({ duration })
    const facts = section('At a glance')
    const values = textsOf(facts.getAllByRole('definition'))
    const summary = new Map(textsOf(facts.getAllByRole('term')).map((term, i) => [term, values[i]]))
    expect(summary.get('Duration')).toBe(length)
    expect(summary.get('Frequency')).toBe(frequency)
  })

  test('describes itself', () => {
    const head = renderHead(
      <PlanHead {...pageProps({ plan: plan(), guides: { nodes: [] }, siteSettings })} />,
    )
    expect(head.title).toBe('First Plates | Loadline')
    expect(head.description).toMatch(/^Eight weeks .* Beginner gym plan, 8 weeks, 3x\/week\./)
    expect(head.canonical).toBe('https://loadline.example/workouts/first-plates-beginner')
  })

  test('a draft says so, and stays out of search results', () => {
    const props = pageProps({ plan: plan({ isHidden: true }), guides: { nodes: [] }, siteSettings })
    expect(renderHead(<PlanHead {...props} />).robots).toBe('noindex')
    render(<Plan {...props} />)
    screen.getByText('Not published')
  })
})

describe('an address without a plan', () => {
  test('shows the placeholder program instead of an error', () => {
    render(<UnknownPlan />)
    screen.getByRole('heading', { level: 1, name: 'Workout Program' })
    screen.getByText('All Levels')
    screen.getByText('Fitness')
    for (const part of [
      'Program Overview',
      'Weekly Progression',
      'Exercise Breakdown',
      'Program Goals',
    ])
      section(part)
  })

  test('says that it is not a plan of its own, and leads to those that are', () => {
    render(<UnknownPlan />)
    screen.getByText(/There is no plan of its own at this address\./)
    expect(screen.getByRole('link', { name: 'Browse Workouts' })).toHaveAttribute(
      'href',
      '/workouts',
    )
    expect(screen.queryByRole('button', { name: /Save to Favorites/ })).not.toBeInTheDocument()
  })

  test('stays out of search results', () => {
    const head = renderHead(<UnknownHead />)
    expect(head.title).toBe('Workout Program | Loadline')
    expect(head.robots).toBe('noindex')
  })
})
