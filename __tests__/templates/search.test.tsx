import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Announcer } from '../../src/components/announcer'
import Search from '../../src/templates/search'
import { pageProps } from '../support/page-props'
import { type SearchablePage, serveSearchFiles } from '../support/search-files'

const article = (id: string, title: string, text: string): SearchablePage => ({
  page: ['article', id, title, 1],
  topics: 'Recovery',
  sections: [['', '', text]],
})
const pages = [
  ...Array.from({ length: 8 }, (_, index) =>
    article(`sleep-${index}`, `Sleep ${index}`, `What night ${index} of short sleep costs.`),
  ),
  article('seizure', 'After a Seizure', 'No training today.'),
]
const danger = {
  sections: [
    { id: 'collapse', title: 'Collapse', steps: [{ advice: 'Call 112.', words: ['collapse'] }] },
    {
      id: 'seizure',
      title: 'Seizure',
      steps: [{ advice: 'Clear the space.', words: ['seizure'] }],
    },
  ],
  sameWords: [],
  harmless: [],
}
const emergency = { numbers: [{ place: 'Europe', number: '112' }] }
const topics = [{ kind: 'category' as const, name: 'Recovery', count: 8 }]
const user = userEvent.setup({ delay: null })

const field = () => screen.getByRole('searchbox')
const results = () => screen.getByRole('list', { name: 'Results' })
const links = () => within(results()).getAllByRole('link')
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent?.trim())
const heading = (name: string) => screen.findByRole('heading', { name })

let visits = 0
/** The page after following a link to the search with a query string such as '?q=sleep'. */
function searchPage(search: string) {
  window.history.replaceState({}, '', `/search${search}`)
  const props = pageProps({ emergency }, { topics })
  Object.assign(props.location, { search, key: `${visits++}` })
  return (
    <main>
      <Search {...props} />
      <Announcer />
    </main>
  )
}
const open = (search = '') => render(searchPage(search))

let fetchMock: jest.Mock
beforeEach(() => {
  // React warns about <search>, unknown to jsdom.
  jest.spyOn(console, 'error').mockImplementation()
  fetchMock = serveSearchFiles(pages, { danger })
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

test('a failed index shows an error and the topics, and a retry loads it', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  open('?q=sleep')
  await heading('The search could not be loaded.')
  expect(screen.getByRole('navigation', { name: 'Topics' })).toBeVisible()
  expect(screen.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await heading('8 pages found for “sleep”')
})

test('the first query loads the index, updates the URL and announces the count', async () => {
  open()
  await user.click(field())
  expect(fetchMock).not.toHaveBeenCalled()
  expect(screen.queryByRole('heading', { name: /found/i })).not.toBeInTheDocument()
  await user.type(field(), 'sleep & night')
  await heading('8 pages found for “sleep & night”')
  expect(window.location.search).toBe('?q=sleep%20%26%20night')
  await waitFor(() => expect(said()).toContain('8 pages found for “sleep & night”'))
  await user.clear(field())
  expect(window.location.pathname + window.location.search).toBe('/search')
  expect(screen.queryByRole('list', { name: 'Results' })).not.toBeInTheDocument()
})

test('following a link to the search replaces what was typed', async () => {
  const { rerender } = open()
  await user.type(field(), 'night')
  await heading('8 pages found for “night”')
  rerender(searchPage(''))
  expect(field()).toHaveValue('')
  expect(screen.queryByRole('list', { name: 'Results' })).not.toBeInTheDocument()
  await user.type(field(), 'nothing')
  rerender(searchPage('?q=sleep'))
  expect(field()).toHaveValue('sleep')
  await heading('8 pages found for “sleep”')
  expect(window.location.search).toBe('?q=sleep')
})

test('Show More appends results and focuses the first new one', async () => {
  open('?q=sleep')
  await heading('8 pages found for “sleep”')
  expect(links()).toHaveLength(6)
  await user.click(screen.getByRole('button', { name: 'Show More' }))
  await waitFor(() => expect(links()).toHaveLength(8))
  expect(links()[6]).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Show More' })).not.toBeInTheDocument()
})

test('arrow keys move between the field and the results, and Enter focuses the first result', async () => {
  open('?q=sleep')
  await heading('8 pages found for “sleep”')
  field().focus()
  await user.keyboard('{ArrowDown}')
  expect(links()[0]).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(links()[1]).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(field()).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(links()[0]).toHaveFocus()
})

test('no results offer plans, the coach and topics', async () => {
  open('?q=xyzzyqwv')
  await heading('No results for “xyzzyqwv”')
  expect(said()).toContain('No results for “xyzzyqwv”')
  expect(screen.getByRole('link', { name: 'Browse Workouts' })).toHaveAttribute('href', '/workouts')
  const ask = screen.getByRole('link', { name: /^Ask the Coach/ }).getAttribute('href') ?? ''
  expect(ask).toMatch(/^https:\/\/wa\.me\//)
  expect(decodeURIComponent(ask)).toContain('I searched for “xyzzyqwv”')
  expect(screen.getByRole('navigation', { name: 'Topics' })).toBeVisible()
})

test('the nearest pages show, labeled as such, when nothing matches', async () => {
  open('?q=sleep%20xyzzyqwv')
  await heading('No results for “sleep xyzzyqwv”')
  expect(screen.getByText('Closest matches:')).toBeVisible()
  expect(links()).toHaveLength(3)
  expect(said()).toContain(
    'No results for “sleep xyzzyqwv”; closest matches: Sleep 0, Sleep 1, Sleep 2',
  )
})

test('a search in danger gets what to do above its results, announced first', async () => {
  open('?q=collapsed%20in%20my%20sleep')
  const box = await screen.findByRole('region', { name: /If this is happening now: Collapse/ })
  expect(within(box).getByText('Call 112.')).toBeVisible()
  expect(within(box).getByRole('link', { name: 'All steps' })).toHaveAttribute(
    'href',
    '/emergency#collapse',
  )
  expect(within(box).getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112')
  await heading('No results for “collapsed in my sleep”')
  expect(said().join()).toMatch(/^If this is happening now: Collapse\. Call 112\. No results for/)
  expect(screen.getByRole('list', { name: 'Results' })).toBeVisible()
})

test('a search with two dangers gets one box that links to both', async () => {
  open('?q=seizure%20and%20collapse%20sleep')
  const box = await screen.findByRole('region', { name: /Collapse/ })
  expect(
    within(box)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['tel:112', '/emergency#collapse', '/emergency#seizure'])
  expect(within(box).queryByText('Clear the space.')).not.toBeInTheDocument()
})

test('a search in danger with results asks the coach only if it is not urgent', async () => {
  open('?q=seizure')
  const box = await screen.findByRole('region', { name: /Seizure/ })
  expect(within(box).queryByRole('link', { name: /coach/i })).not.toBeInTheDocument()
  expect(screen.getByText(/^Not urgent\?/)).toHaveTextContent('Ask the Coach')
  expect(results()).toBeVisible()
})

test('a search without words of danger has the emergency numbers below, with results and without', async () => {
  const numbers = () => screen.getByRole('link', { name: '112' })
  open('?q=sleep')
  await heading('8 pages found for “sleep”')
  expect(numbers()).toHaveAttribute('href', 'tel:112')
  await user.clear(field())
  await user.type(field(), 'xyzzyqwv')
  await heading('No results for “xyzzyqwv”')
  expect(numbers()).toHaveAttribute('href', 'tel:112')
  expect(screen.getByRole('link', { name: 'What to Do When It Is Serious' })).toHaveAttribute(
    'href',
    '/emergency',
  )
  await user.clear(field())
  await user.type(field(), 'seizure')
  await screen.findByRole('region', { name: /Seizure/ })
  expect(screen.getAllByRole('link', { name: '112' })).toHaveLength(1)
})

test.each(['<img src=x onerror=alert(1)>', '%'])(
  'unmatched queries are echoed as text: %s',
  async (query) => {
    open(`?q=${encodeURIComponent(query)}`)
    await screen.findByText(`No results for “${query}”`, { selector: 'h2' })
    expect(field()).toHaveValue(query)
    expect(document.querySelector('img')).toBeNull()
  },
)
