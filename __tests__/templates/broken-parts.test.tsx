/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import Contact from '../../src/pages/contact'
import Saved from '../../src/pages/saved'
import HardSets from '../../src/pages/tools/hard-sets'
import Plates from '../../src/pages/tools/plates'
import { Layout } from '../../src/shell/layout'
import Plan from '../../src/templates/plan'
import PlanList from '../../src/templates/plan-list'
import Search from '../../src/templates/search'
import TrainPage from '../../src/templates/train'
import { planCards, planWithSessions } from '../support/fixtures/plans'
import { planSettings as siteSettings } from '../support/fixtures/site'
import { pageProps } from '../support/page-props'

/** A module whose functions all throw. */
function mockBroken(...names: string[]) {
  const fail = () => {
    throw new Error('broken')
  }
  return Object.fromEntries(names.map((name) => [name, fail]))
}

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'))
jest.mock('../../src/plan/use-favorites', () => mockBroken('useFavorites'))
jest.mock('../../src/search/engine', () => ({ search: async () => undefined }))
jest.mock('../../src/search/search-outcome', () => mockBroken('SearchOutcome'))
jest.mock('../../src/tools/use-tool', () => mockBroken('useTool'))
jest.mock('../../src/tools/hard-sets-form', () => mockBroken('HardSetsForm'))
jest.mock('../../src/training/train', () => mockBroken('Train'))
jest.mock('../../src/training/training-plan', () => ({ trainingPlanOf: () => ({}) }))
jest.mock('../../src/ui/use-filter-focus', () => mockBroken('useFilterFocus'))
jest.mock('../../src/forms/submit-button', () => {
  const { SubmitButton } = jest.requireActual('../../src/forms/submit-button')
  return {
    SubmitButton: (props: { delivery: string }) => {
      if (props.delivery !== 'idle') throw new Error('sending is broken')
      return <SubmitButton {...props} />
    },
  }
})
jest.mock('../../src/calendar/calendar-dialog', () => mockBroken('CalendarDialog'))
jest.mock('../../src/calendar/load-sessions', () => ({
  loadSessions: jest.fn(async () => []),
}))
jest.mock('../../src/follow-along/follow-along', () => mockBroken('FollowAlong', 'CompletionLabel'))
jest.mock(
  '!!file-loader?name=static/[name]-[contenthash].[ext]!../training/training.css',
  () => 'training.css',
  { virtual: true },
)

const counts = {
  found: 2,
  page: 1,
  pages: 1,
  title: 'Workouts',
  categoryCounts: [2],
  levelCounts: [2],
  traits: [],
  tools: [],
}
const lists = { anyExercise: null, allPlan: { nodes: planCards(2) } }
const articles = { allMarkdownRemark: { nodes: [] }, guides: { nodes: [] } }

/** Clears the query of a page's location. */
function at<Props extends { location: object }>(props: Props): Props {
  Object.assign(props.location, { search: '' })
  return props
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation()
})
afterEach(() => {
  jest.restoreAllMocks()
  window.history.replaceState({}, '', '/')
})

/** Names of the stopped parts, each once. */
function stopped(): string[] {
  screen.getByRole('heading', { level: 1 })
  const notices = screen.getAllByRole('alert')
  return [
    ...new Set(notices.map(({ textContent }) => String(textContent).replace(/ stopped.*/, ''))),
  ]
}

test.each<[part: string, page: () => ReactElement, notices: string[]]>([
  [
    'training',
    () => (
      <TrainPage
        {...pageProps({ plan: planWithSessions(), guides: { nodes: [] }, siteSettings } as never)}
      />
    ),
    ['Training'],
  ],
  ['a tool', () => <Plates {...pageProps(articles)} />, ['This tool']],
  [
    'the hard-set counter',
    () => <HardSets {...pageProps({ ...articles, allExercise: { nodes: [] } })} />,
    ['This tool'],
  ],
  ['the saved list', () => <Saved {...at(pageProps({ allPlan: lists.allPlan }))} />, ['The list']],
  [
    'the code of filters and favorites',
    () => <PlanList {...pageProps(lists, counts as never)} />,
    ['The filter', 'Your list', 'Saving plans'],
  ],
])('the page survives when %s breaks', (_part, page, notices) => {
  render(page())
  expect(stopped()).toEqual(notices)
})

test('the page survives a broken search, and the field keeps its text', async () => {
  const props = pageProps({}, { topics: [] })
  Object.assign(props.location, { search: '?q=squat' })
  render(<Search {...props} />)
  await screen.findByRole('alert')
  expect(stopped()).toEqual(['The search'])
  expect(screen.getByRole('searchbox')).toHaveValue('squat')
})

test.each(['Add to Calendar', 'Follow Along'])('a plan survives when %s breaks', async (name) => {
  render(
    <Plan
      {...pageProps({ plan: planWithSessions(), guides: { nodes: [] }, siteSettings } as never)}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(stopped()).toEqual(['Saving plans', 'This control']))
  screen.getByRole('button', { name: 'Print Plan' })
})

test('a part that fails to load, as after a deploy, offers a reload', async () => {
  const { loadSessions } = jest.requireMock('../../src/calendar/load-sessions')
  loadSessions.mockRejectedValueOnce(new Error('gone'))
  render(
    <Plan
      {...pageProps({
        plan: planWithSessions({ agenda: [[{ name: 'Strong', day: 'Monday', minutes: 45 }]] }),
        guides: { nodes: [] },
        siteSettings,
      } as never)}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Add to Calendar' }))
  await screen.findByRole('button', { name: 'Not loaded. Try again' })
  const calendar = within(
    screen
      .getAllByRole('listitem')
      .find((item) => /Not loaded/.test(item.textContent ?? '')) as HTMLElement,
  )
  calendar.getByRole('button', { name: 'Reload the Page' })
})

test('a form that breaks while sending keeps its text on retry', async () => {
  render(<Contact />)
  const message = () => screen.getByLabelText('Message')
  for (const label of ['Name', 'Subject', 'Message'])
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'Half a thought' } })
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'dana@example.com' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send Message' }))
  expect(stopped()).toEqual(['The form'])
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(message()).toHaveValue('Half a thought')
  expect(screen.getByLabelText('Email')).toHaveValue('dana@example.com')
})

test('the header and footer survive a broken page', () => {
  const { Train } = jest.requireMock('../../src/training/train')
  render(
    <Layout pathname="/about">
      <Train />
    </Layout>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('This page stopped working.')
  screen.getByRole('banner')
  screen.getByRole('contentinfo')
})
