/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import Plan from '../../src/templates/plan'
import PlanWeek from '../../src/templates/plan-week'
import { plan, planWithSessions, week } from '../support/fixtures/plans'
import { planSettings as siteSettings } from '../support/fixtures/site'
import { pageProps } from '../support/page-props'

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'))

const section = (name: string) => within(screen.getByRole('region', { name }))
const textsOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent)

describe('the page of a plan with sessions', () => {
  const show = (changes = {}, settings = siteSettings) =>
    render(
      <Plan
        {...pageProps({
          plan: planWithSessions(changes),
          guides: { nodes: [] },
          siteSettings: settings,
        })}
      />,
    )

  test("shows each session's days, and repeats no warm-up", () => {
    show()
    const first = section('The First Week')
    expect(textsOf(first.getAllByRole('heading', { level: 3 }))).toEqual(['Strong', 'Easy'])
    first.getByText('Monday and Friday')
    expect(first.getAllByText(/Five minutes easy\./)).toHaveLength(1)
    first.getByText('Warm-up: None.')
  })

  test('links to each week and marks a deload', () => {
    show()
    const links = within(screen.getByRole('navigation', { name: 'Weeks' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [1, 2, 3, 4].map((number) => `/workouts/first-plates-beginner/week/${number}`),
    )
    expect(links[2]).toHaveAccessibleName('Week 3')
    expect(links[3]).toHaveAccessibleName('Week 4, deload')
  })

  test("shows each muscle's hard sets in the first week and at their peak", () => {
    show()
    const rows = section('Hard Sets a Week').getAllByRole('row')
    expect(textsOf(rows)).toContain('quads68')
    expect(textsOf(rows)).toContain('adductors34')
    expect(textsOf(rows)).toContain('abs04')
  })

  test('asks whether the visitor is ready, and links to an easier plan', () => {
    show({ before: [{ planId: 'living-room-start-beginner', title: 'Living Room Start' }] })
    const ready = section('Ready for it?')
    expect(textsOf(ready.getAllByRole('listitem'))).toEqual(['Ten squats to a chair'])
    expect(ready.getByRole('link', { name: 'Living Room Start' })).toHaveAttribute(
      'href',
      '/workouts/living-room-start-beginner',
    )
  })

  test('names the plans that follow it', () => {
    const next = ['Gym Floor Basics', 'Bench and Build'].map((title) => ({ planId: title, title }))
    show({ next })
    expect(section('Program Goals').getByText(/^After it:/)).toHaveTextContent(
      'After it: Gym Floor Basics or Bench and Build',
    )
  })

  test('links to the coach if there is no easier plan', () => {
    show()
    const link = section('Ready for it?').getByRole('link', { name: 'Ask the coach' })
    expect(link).toHaveAttribute('href', '/contact')
  })

  test("shows the site's safety block with the plan's addition", () => {
    show()
    const block = section('Before you start')
    for (const text of Object.values(siteSettings.safety ?? {})) block.getByText(text)
    expect(block.getByText('On this plan:').parentElement).toHaveTextContent('Set the safety bars.')
  })

  test('explains progression, step sizes and effort terms', () => {
    show()
    const card = section('How It Progresses')
    card.getByText(/reach the top of their range with the prescribed reserve, go up a step/)
    expect(textsOf(card.getAllByRole('definition'))).toEqual(['2.5 kg', '5 kg'])
    card.getByText(/“2 in reserve”: end the set/)
  })

  test('shows pounds by default on a site in pounds', () => {
    show({}, { ...siteSettings, units: 'lb' })
    screen.getByText(/130 lb · 3 in reserve/)
  })
})

describe('a plan without sessions', () => {
  test('shows the safety block, and no sections that need sessions', () => {
    render(<Plan {...pageProps({ plan: plan(), guides: { nodes: [] }, siteSettings })} />)
    section('Before you start')
    for (const name of ['The First Week', 'Load Line', 'How It Progresses', 'Ready for it?'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument()
    expect(screen.queryByRole('navigation', { name: 'Weeks' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^kg/ })).not.toBeInTheDocument()
  })

  test('has no safety block if the site has none', () => {
    const settings = { units: null, safety: null }
    render(<Plan {...pageProps({ plan: plan(), guides: { nodes: [] }, siteSettings: settings })} />)
    expect(screen.queryByRole('region', { name: 'Before you start' })).not.toBeInTheDocument()
  })
})

describe('a week', () => {
  const props = (number: number) =>
    pageProps(
      {
        plan: {
          ...planWithSessions(),
          figures: null,
          week: { ...week(number), reason: `Reason ${number}.` },
        },
        siteSettings,
      },
      { planId: 'first-plates-beginner', week: number },
    )
  const show = (number: number) => render(<PlanWeek {...props(number)} />)

  test('is marked as a deload', () => {
    show(4)
    screen.getByText('Deload', { selector: '.badge' })
  })

  test('is marked in the week links and on the load line', () => {
    show(2)
    const weeks = within(screen.getByRole('navigation', { name: 'Weeks' }))
    expect(weeks.getByRole('link', { current: 'page' })).toHaveAccessibleName('Week 2')
    expect(section('Load Line').getByRole('columnheader', { current: true })).toHaveTextContent('2')
  })

  test.each([
    [1, ['Week 2']],
    [2, ['Week 1', 'Week 3']],
    [4, ['Week 3']],
  ])('week %s links to %j', (number, names) => {
    show(number)
    const pager = within(screen.getByRole('navigation', { name: 'Previous and next week' }))
    expect(textsOf(pager.getAllByRole('link')).map((text) => text?.trim())).toEqual(names)
  })

  test('shows its hard sets, the unit switch for a named load, and the safety block', () => {
    show(1)
    expect(textsOf(section('Hard Sets This Week').getAllByRole('row'))).toContain('quads6')
    screen.getByRole('button', { name: /^lb/ })
    section('Before you start')
  })
})
