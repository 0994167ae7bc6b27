import { act, render, screen, within } from '@testing-library/react'
import { eraseStartedPlan, recordStartedPlan } from '../../src/started-plans/use-started-plans'
import Plan from '../../src/templates/plan'
import PlanWeek from '../../src/templates/plan-week'
import { plan, planWithSessions, week } from '../support/fixtures/plans'
import { planSettings } from '../support/fixtures/site'
import { pageProps } from '../support/page-props'

const section = (name: string) => within(screen.getByRole('region', { name }))
const navigation = (name: string) => within(screen.getByRole('navigation', { name }))
const textsOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent?.trim())
const rowsOf = (name: string) => textsOf(section(name).getAllByRole('row'))

const show = (shown = planWithSessions(), siteSettings = planSettings) =>
  render(<Plan {...pageProps({ plan: shown, guides: { nodes: [] }, siteSettings })} />)

describe('the page of a plan with sessions', () => {
  test('shows days, one warm-up, hard sets, safety and how it progresses', () => {
    show()
    const first = section('The First Week')
    expect(textsOf(first.getAllByRole('heading', { level: 3 }))).toEqual(['Strong', 'Easy'])
    first.getByText('Monday and Friday')
    expect(first.getAllByText(/Five minutes easy\./)).toHaveLength(1)
    first.getByText('Warm-up: None.')
    expect(rowsOf('Hard Sets a Week')).toEqual(
      expect.arrayContaining(['quads68', 'adductors34', 'abs04']),
    )
    const block = section('Before you start')
    for (const text of Object.values(planSettings.safety ?? {})) block.getByText(text)
    expect(block.getByText('On this plan:').parentElement).toHaveTextContent('Set the safety bars.')
    const card = section('How It Progresses')
    card.getByText(/reach the top of their range with the prescribed reserve, go up a step/)
    expect(textsOf(card.getAllByRole('definition'))).toEqual(['2.5 kg', '5 kg'])
    card.getByText(/“2 in reserve”: end the set/)
  })

  test('steers by its load line: a link to each week, with its load, and named if a deload', () => {
    show(planWithSessions({ loadLine: [20, 24.6, 28, 9] }))
    const links = navigation('Weeks').getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [1, 2, 3, 4].map((number) => `/workouts/first-plates-beginner/week/${number}`),
    )
    expect(links[1]).toHaveAccessibleName('Week 2, load 25')
    expect(links[3]).toHaveAccessibleName('Week 4, load 9, deload')
    for (const link of links) expect(link).not.toHaveAttribute('aria-current')
  })

  test('marks the week that a visitor is in', () => {
    recordStartedPlan({
      plan: 'first-plates-beginner',
      title: 'First Plates',
      name: 'Strong',
      week: 3,
      at: '2026-01-05T08:00:00.000Z',
    })
    show()
    const current = navigation('Weeks').getByRole('link', { current: 'step' })
    expect(current).toHaveAccessibleName(/^Week 3/)
    act(() => eraseStartedPlan('first-plates-beginner'))
  })

  test('starts and saves the plan from its header', () => {
    show()
    const header = within(within(screen.getByRole('article')).getByRole('banner'))
    expect(header.getByRole('link', { name: 'Start Training' })).toHaveAttribute(
      'href',
      '/workouts/first-plates-beginner/train',
    )
    header.getByRole('button', { name: 'Save to Favorites' })
  })

  test('asks whether the visitor is ready; names an easier plan, and the coach', () => {
    show(
      planWithSessions({ before: [{ planId: 'living-room-start', title: 'Living Room Start' }] }),
    )
    const ready = section('Ready for it?')
    expect(textsOf(ready.getAllByRole('listitem'))).toEqual(['Ten squats to a chair'])
    expect(ready.getByRole('link', { name: 'Living Room Start' })).toHaveAttribute(
      'href',
      '/workouts/living-room-start',
    )
    const ask = ready.getByRole('link', { name: /^Ask the coach/ }).getAttribute('href') ?? ''
    expect(new URL(ask).searchParams.get('text')).toMatch(
      /Is First Plates right for me\?\n\nhttps:\/\/loadline\.example\/workouts\/first-plates-beginner$/,
    )
  })

  test('without an easier plan, names the coach alone', () => {
    show(planWithSessions({ before: [] }))
    expect(textsOf(section('Ready for it?').getAllByRole('link'))).toEqual([
      'Ask the coach (opens in a new tab)',
    ])
  })

  test('names the plans that follow it', () => {
    const next = ['Gym Floor Basics', 'Bench and Build'].map((title) => ({ planId: title, title }))
    show(planWithSessions({ next }))
    expect(section('Program Goals').getByText(/^Next plan:/)).toHaveTextContent(
      'Next plan: Gym Floor Basics or Bench and Build',
    )
  })

  test("shows the plan's own safety text on a site without a safety block", () => {
    show(undefined, { units: null, safety: null })
    section('Before you start').getByText('Set the safety bars.')
  })

  test('shows pounds by default on a site in pounds', () => {
    show(undefined, { ...planSettings, units: 'lb' })
    screen.getByText(/130 lb · 3 in reserve/)
  })
})

describe('a plan without sessions', () => {
  test('shows the safety block, and no sections that need sessions', () => {
    show(plan())
    section('Before you start')
    for (const name of ['The First Week', 'How It Progresses', 'Ready for it?'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument()
    expect(screen.queryByRole('navigation', { name: 'Weeks' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^kg/ })).not.toBeInTheDocument()
  })

  test('has no safety block if the site has none', () => {
    show(plan(), { units: null, safety: null })
    expect(screen.queryByRole('region', { name: 'Before you start' })).not.toBeInTheDocument()
  })
})

describe('a week', () => {
  const showWeek = (number: number, changes = {}, siteSettings = planSettings) => {
    const shown = { ...week(number), reason: `Reason ${number}.` }
    const data = {
      plan: { ...planWithSessions(changes), figures: null, week: shown },
      siteSettings,
    }
    render(<PlanWeek {...pageProps(data, { planId: 'first-plates-beginner', week: number })} />)
  }

  test('is marked on the load line, and has its own hard sets', () => {
    showWeek(2)
    const current = navigation('Weeks').getByRole('link', { current: 'page' })
    expect(current).toHaveAccessibleName(/^Week 2, load \d+$/)
    expect(rowsOf('Hard Sets This Week')).toContain('quads3')
    screen.getByRole('button', { name: /^lb/ })
    section('Before you start')
  })

  test.each([
    [2, ['Week 1', 'Week 3']],
    [4, ['Week 3']],
  ])('week %s links to %j, and says if it is a deload', (number, names) => {
    showWeek(number)
    expect(textsOf(navigation('Previous and next week').getAllByRole('link'))).toEqual(names)
    const badges = screen.queryAllByText('Deload', { selector: '.badge' })
    expect(badges).toHaveLength(number === 4 ? 1 : 0)
  })

  test('is a test week in its links, even if it is also a deload', () => {
    showWeek(1, { deloads: [2], tests: [2] })
    const link = navigation('Weeks').getByRole('link', { name: /^Week 2/ })
    expect(link).toHaveAccessibleName(/^Week 2, load \d+, tests$/)
    expect(link).not.toHaveClass('deload')
  })

  test("shows the plan's own safety text on a site without a safety block", () => {
    showWeek(1, {}, { units: null, safety: null })
    section('Before you start').getByText('Set the safety bars.')
  })
})
