/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Search from '../../src/templates/search'
import { Announcer } from '../../src/ui/announcer'
import { pageProps } from '../support/page-props'
import { type SearchablePage, serveSearchFiles } from '../support/search-files'

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'))

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
const words = {
  synonyms: [],
  health: [],
  emergencies: [
    {
      title: 'Get help now',
      signs: ['collapsed sleep', 'short night'],
      text: ['Call the emergency number.'],
      pages: ['/blog/sleep-3'],
    },
    {
      title: 'See a doctor today',
      signs: ['sleep + numb'],
      text: ['Load nothing.', 'Wait.'],
      pages: ['/blog/sleep-4'],
    },
    { title: 'Call now', signs: ['seizure'], text: ['Wait.'], pages: ['/blog/seizure'] },
  ],
}
const topics = [{ kind: 'category' as const, name: 'Recovery', count: 8 }]
const user = userEvent.setup({ delay: null })

const field = () => screen.getByRole('searchbox')
const results = () => screen.getByRole('list', { name: 'Results' })
const links = () => within(results()).getAllByRole('link')
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent?.trim())
const heading = (name: string) => screen.findByRole('heading', { name })

/** Opens the search at an address such as '?q=sleep'. */
function open(search = '') {
  window.history.replaceState({}, '', `/search${search}`)
  const props = pageProps({}, { topics })
  Object.assign(props.location, { search })
  render(
    <main>
      <Search {...props} />
      <Announcer />
    </main>,
  )
}

let fetchMock: jest.Mock
beforeEach(() => {
  // React warns of <search>, which jsdom does not know.
  jest.spyOn(console, 'error').mockImplementation()
  fetchMock = serveSearchFiles(pages, 'one', words)
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

test('a failed index is owned up to, with the topics, and tried again', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  open('?q=sleep')
  await heading('The search could not be loaded.')
  expect(screen.getByRole('navigation', { name: 'Topics' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await heading('8 pages found for “sleep”')
})

test('nothing is loaded before the first query; the address follows it, and what is found is said', async () => {
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

test('more are shown on demand, and the focus goes to the first of them', async () => {
  open('?q=sleep')
  await heading('8 pages found for “sleep”')
  expect(links()).toHaveLength(6)
  await user.click(screen.getByRole('button', { name: 'Show More' }))
  await waitFor(() => expect(links()).toHaveLength(8))
  expect(links()[6]).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Show More' })).not.toBeInTheDocument()
})

test('the keyboard goes from the field through the results and back, and Enter to the first', async () => {
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

test('what was found nothing for leads on', async () => {
  open('?q=xyzzyqwv')
  await heading('Nothing about “xyzzyqwv”')
  expect(said()).toContain('Nothing about “xyzzyqwv”')
  expect(screen.getByRole('link', { name: 'Browse Workouts' })).toHaveAttribute('href', '/workouts')
  expect(screen.getByRole('link', { name: 'Ask the Coach' })).toHaveAttribute('href', '/contact')
  expect(screen.getByRole('navigation', { name: 'Topics' })).toBeVisible()
})

test('what comes nearest is shown where nothing answers, and said to be only near', async () => {
  open('?q=sleep%20xyzzyqwv')
  await heading('Nothing about “sleep xyzzyqwv”')
  expect(screen.getByText('Nearest:')).toBeVisible()
  expect(links()).toHaveLength(3)
  expect(said()).toContain('Nothing about “sleep xyzzyqwv”; nearest: Sleep 0, Sleep 1, Sleep 2')
})

test('an emergency comes before everything, is read out, and has only the pages named for it', async () => {
  open('?q=collapsed%20in%20my%20sleep')
  const box = await screen.findByRole('region', { name: 'Get help now' })
  expect(within(box).getByText('Call the emergency number.')).toBeVisible()
  expect(said()).toContain('Get help now. Call the emergency number.')
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/blog/sleep-3'])
})

test('what may be an emergency stands above what was found, and is read out with it', async () => {
  open('?q=night%20short')
  await screen.findByRole('region', { name: 'Get help now' })
  await heading('8 pages found for “night short”')
  expect(links()).toHaveLength(6)
  expect(said().join()).toMatch(/^Get help now\. .* 8 pages found for “night short”/)
})

test('where what to read about an emergency does not load, that is said, and tried again', async () => {
  const serve = fetchMock.getMockImplementation()
  fetchMock.mockImplementation(async (address: string) =>
    address.includes('seizure') ? { ok: false, status: 503 } : serve?.(address),
  )
  open('?q=seizure')
  await screen.findByRole('region', { name: 'Call now' })
  expect(screen.getByText(/could not be loaded/)).toBeVisible()
  expect(screen.queryByText(/Try fewer words/)).not.toBeInTheDocument()
  fetchMock.mockImplementation(serve)
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(links()).toHaveLength(1))
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument()
})

test('two emergencies have a box each, and are read out together', async () => {
  open('?q=numb%20and%20collapsed%20in%20my%20sleep')
  await screen.findByRole('region', { name: 'Get help now' })
  expect(screen.getByRole('region', { name: 'See a doctor today' })).toHaveTextContent('Wait.')
  expect(said()).toContain(
    'Get help now. Call the emergency number. See a doctor today. Load nothing. Wait.',
  )
})

test.each(['the and of', '<img src=x onerror=alert(1)>', '%', '🏋️'])(
  'nonsense is shown as it was typed: %s',
  async (query) => {
    open(`?q=${encodeURIComponent(query)}`)
    await screen.findByText(`Nothing about “${query}”`, { selector: 'h2' })
    expect(field()).toHaveValue(query)
    expect(document.querySelector('img')).toBeNull()
  },
)
