import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { standardWords } from '../../src/content/schema/site-brand'
import { Layout } from '../../src/layout/layout'
import Contact from '../../src/pages/contact'
import Saved from '../../src/pages/saved'
import HardSets from '../../src/pages/tools/hard-sets'
import Plates from '../../src/pages/tools/plates'
import { filterCounts } from '../../src/plan/model/plan-lists'
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

jest.mock('../../src/plan/use-favorites', () => mockBroken('useFavorites'))
jest.mock('../../src/search/engine', () => ({ search: async () => undefined }))
jest.mock('../../src/search/search-outcome', () => mockBroken('SearchOutcome'))
jest.mock('../../src/calculators/use-tool', () => mockBroken('useTool'))
jest.mock('../../src/calculators/hard-sets-form', () => mockBroken('HardSetsForm'))
jest.mock('../../src/training/train', () => mockBroken('Train'))
jest.mock('../../src/training/training-plan', () => ({ trainingPlanOf: () => ({}) }))
jest.mock('../../src/components/use-filter-focus', () => mockBroken('useFilterFocus'))
jest.mock('../../src/forms/delivery-form', () => {
  const actual = jest.requireActual('../../src/forms/delivery-form')
  return {
    ...actual,
    SubmitButton: (props: { delivery: { state: string } }) => {
      if (props.delivery.state !== 'idle') throw new Error('sending is broken')
      return <actual.SubmitButton {...props} />
    },
  }
})
jest.mock('../../src/calendar/calendar-dialog', () => mockBroken('CalendarDialog'))
jest.mock(
  '!!file-loader?name=static/[name]-[contenthash].[ext]!../training/training.css',
  () => 'training.css',
  { virtual: true },
)

const allPlan = { nodes: planCards(2) }
const articles = { allMarkdownRemark: { nodes: [] }, guides: { nodes: [] } }
const planProps = () =>
  pageProps({ plan: planWithSessions(), guides: { nodes: [] }, siteSettings } as never)

/** The properties of a page at an address with a query. */
function at<Data, Context>(search: string, data: Data, context?: Context) {
  const props = pageProps(data, context)
  Object.assign(props.location, { search })
  return props
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation()
  window.fetch = jest.fn(async () => ({ ok: false, status: 404 }) as Response)
})
afterEach(() => jest.restoreAllMocks())

/** Names of the stopped parts, each once. */
function stopped(): string[] {
  screen.getByRole('heading', { level: 1 })
  const notices = screen.getAllByRole('alert')
  return [
    ...new Set(notices.map(({ textContent }) => String(textContent).replace(/ stopped.*/, ''))),
  ]
}

test.each<[part: string, page: () => ReactElement, notices: string[]]>([
  ['training', () => <TrainPage {...planProps()} />, ['Training']],
  ['a tool', () => <Plates {...pageProps(articles)} />, ['This tool']],
  [
    'the hard-set counter',
    () => <HardSets {...pageProps({ ...articles, allExercise: { nodes: [] } })} />,
    ['This tool'],
  ],
  ['the saved list', () => <Saved {...at('', { allPlan })} />, ['The list']],
  [
    'the code of filters and favorites',
    () => (
      <PlanList
        {...pageProps({ anyExercise: null, allPlan }, {
          title: 'Workouts',
          found: 2,
          page: 1,
          pages: 1,
          filter: {},
          counts: filterCounts([], {}),
          planIds: allPlan.nodes.map(({ planId }) => planId),
          tools: [],
        } as never)}
      />
    ),
    ['The filter', 'Your list', 'Saving plans'],
  ],
])('the page survives when %s breaks', (_part, page, notices) => {
  render(page())
  expect(stopped()).toEqual(notices)
})

test('the page survives a broken search, and the field keeps its text', async () => {
  render(<Search {...at('?q=squat', { emergency: null }, { topics: [] })} />)
  await screen.findByRole('alert')
  expect(stopped()).toEqual(['The search'])
  expect(screen.getByRole('searchbox')).toHaveValue('squat')
})

test('a plan survives when its calendar breaks', async () => {
  render(<Plan {...planProps()} />)
  fireEvent.click(screen.getByRole('button', { name: 'Add to Calendar' }))
  await waitFor(() => expect(stopped()).toEqual(['Saving plans', 'This control']))
  screen.getByRole('button', { name: 'Print This Page' })
})

test('a part that fails to load, as after a deploy, offers a reload', async () => {
  window.fetch = jest.fn().mockRejectedValue(new Error('gone'))
  render(<Plan {...planProps()} />)
  fireEvent.click(screen.getByRole('button', { name: 'Add to Calendar' }))
  const retry = await screen.findByRole('button', { name: 'Not loaded. Try again' })
  expect(retry.closest('li')).toHaveTextContent('Reload the Page')
})

test('a form that breaks while sending keeps its text on retry', async () => {
  render(<Contact {...pageProps({ siteSettings: { words: standardWords, coaching: null } })} />)
  for (const label of ['Name', 'Subject', 'Message'])
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'Half a thought' } })
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'dana@example.com' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send Message' }))
  expect(stopped()).toEqual(['The form'])
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(screen.getByLabelText('Message')).toHaveValue('Half a thought')
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
