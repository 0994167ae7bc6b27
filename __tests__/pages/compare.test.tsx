import { cleanup, render, screen, within } from '@testing-library/react'
import Compare from '../../src/pages/workouts/compare'
import { planWithSessions } from '../support/fixtures/plans'
import { pageProps } from '../support/page-props'
import { serverHtml } from '../support/server-html'

const plans = ['One', 'Two', 'Three'].map((title) =>
  planWithSessions({
    planId: title.toLowerCase(),
    title,
    next: title === 'One' ? [{ planId: 'two', title: 'Two' }] : [],
  }),
)
const data = { allPlan: { nodes: plans } }
const pageOf = (path: string) => {
  const plan = plans.find(({ planId }) => path === `/workouts/${planId}`)
  return plan && { page: { path }, json: { data: { plan } } }
}

function propsAt(search: string) {
  const props = pageProps<Queries.ComparePlansQuery>(data)
  return { ...props, location: { ...props.location, search } as never }
}

/** Opens the page with a query; `fails` makes the plans' pages fail to load. */
function open(search: string, fails = false) {
  const load = fails ? () => undefined : pageOf
  window.___loader = { loadPage: async (path) => load(path), loadPageSync: load }
  render(<Compare {...propsAt(search)} />)
}

const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('compares the plans in the query side by side', () => {
  open('?plans=two,one')
  const heads = screen.getAllByRole('columnheader')
  expect(heads.map((head) => within(head).getAllByRole('link')[0]?.textContent)).toEqual([
    'Two',
    'One',
  ])
  expect(screen.getAllByRole('img', { name: /^Load line of 4 weeks/ })).toHaveLength(2)
  expect(cellsOf('A session')).toEqual(['28 to 45 min', '28 to 45 min'])
  expect(cellsOf('quads')).toEqual(['6 to 8', '6 to 8'])
  expect(cellsOf('Next plan')).toEqual(['', 'Continue with Two'])
})

test('links drop a plan, and the form adds another', () => {
  open('?plans=one,two')
  expect(screen.getByRole('link', { name: 'Remove Two' })).toHaveAttribute(
    'href',
    '/workouts/compare?plans=one',
  )
  const choice = screen.getByRole('combobox', { name: 'Compare with' })
  expect(choice).toHaveTextContent(/^Three$/)
  const form = new FormData(choice.closest('form') as HTMLFormElement)
  expect(form.getAll('plans')).toEqual(['one', 'two', 'three'])
})

test('asks for a first plan without a query, and offers no fourth', () => {
  open('')
  screen.getByRole('combobox', { name: 'First plan' })
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  cleanup()
  open('?plans=one,two,three')
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
})

test('says that plans could not be loaded', async () => {
  open('?plans=one,two', true)
  await screen.findByText('Not all plans could be loaded: the connection failed.')
})

test('links to the list of plans without JavaScript', () => {
  const html = serverHtml(<Compare {...propsAt('?plans=one,two')} />)
  expect(html).toMatch(/<a href="\/workouts"[^>]*>The list of plans<\/a>/)
  expect(html).not.toContain('<table')
})
