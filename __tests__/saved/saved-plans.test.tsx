import { act, fireEvent, render, screen } from '@testing-library/react'
import { showToast } from '../../src/components/toast'
import Saved from '../../src/pages/saved'
import { SavedLink } from '../../src/saved/saved-link'
import { planCards } from '../support/fixtures/plans'
import { pageProps } from '../support/page-props'
import { serverHtml } from '../support/server-html'

jest.mock('../../src/components/toast', () => ({ showToast: jest.fn() }))

const KEY = 'favourite-workouts'
const [ONE, TWO, THREE] = ['plan-1-beginner', 'plan-2-beginner', 'plan-3-beginner'] as const
const cards = planCards(4)
const data = { allPlan: { nodes: cards.map(({ planId }) => ({ planId })) } }
/** Loader result for a plan's page. */
const pageOf = (path: string) => {
  const plan = cards.find(({ planId }) => path === `/workouts/${planId}`)
  return plan && { page: { path }, json: { data: { plan } } }
}
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '[]')
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((h) => h.textContent)

/** Opens the page with these saved plans and query. */
function visit(saved: readonly string[], search = '') {
  localStorage.setItem(KEY, JSON.stringify(saved))
  const props = pageProps(data)
  Object.assign(props.location, { search })
  return render(<Saved {...props} params={{}} />)
}

beforeEach(() => {
  window.___loader = { loadPage: async (path) => pageOf(path), loadPageSync: pageOf }
  localStorage.clear()
  jest.mocked(showToast).mockClear()
})
const shareButton = () => screen.queryByRole('button', { name: 'Share This List' })
const undoInToast = () => act(() => jest.mocked(showToast).mock.lastCall?.[1]?.onClick())

describe("the visitor's own list", () => {
  test('shows the saved plans in the order they were saved', () => {
    visit([THREE, ONE])
    expect(titles()).toEqual(['Plan 3', 'Plan 1'])
    expect(screen.getByRole('heading', { name: '2 plans saved' })).toBeVisible()
    expect(shareButton()).toBeEnabled()
  })

  test('explains itself when empty', () => {
    visit([])
    expect(screen.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
    expect(screen.getByText(/Tap the heart on any plan/)).toBeVisible()
    // The first link is for browsers without JavaScript.
    const link = screen.getAllByRole('link', { name: 'Browse Workouts' }).at(-1)
    expect(link).toHaveAttribute('href', '/workouts')
    expect(shareButton()).toBeNull()
  })

  test('keeps a saved plan that is missing from the site until the visitor removes it', () => {
    visit(['gone', ONE])
    expect(screen.getByRole('status')).toHaveTextContent(
      /^A plan you saved is currently unavailable\. It stays on your list .*gone/,
    )
    expect(screen.getByRole('heading', { name: '2 plans saved' })).toBeVisible()
    expect(titles()).toEqual(['Plan 1'])
    expect(stored()).toEqual(['gone', ONE])
    fireEvent.click(screen.getByRole('button', { name: 'Saved to Favorites: gone' }))
    expect(stored()).toEqual([ONE])
    expect(screen.queryByRole('status')).toBeNull()
    undoInToast()
    expect(stored()).toEqual(['gone', ONE])
  })

  test('keeps a plan that only newer tabs know', () => {
    const { unmount } = visit([ONE])
    // A newer tab saves a plan published after this tab loaded.
    localStorage.setItem(KEY, JSON.stringify([ONE, 'new-plan-beginner']))
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
    })
    expect(screen.getByRole('status')).toHaveTextContent('new-plan-beginner')
    unmount()
    expect(stored()).toEqual([ONE, 'new-plan-beginner'])
  })

  test('counts missing plans even if all are missing', () => {
    visit(['gone', 'lost'])
    expect(screen.getByRole('status')).toHaveTextContent(
      '2 plans you saved are currently unavailable.',
    )
    expect(screen.getByRole('heading', { name: '2 plans saved' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Nothing saved yet' })).toBeNull()
    expect(shareButton()).toBeNull()
  })

  test("moves the focus to the list's heading when a plan is removed", () => {
    visit([ONE, TWO])
    for (const [plan, heading] of [
      ['Plan 1', '1 plan saved'],
      ['Plan 2', '0 plans saved'],
    ]) {
      const heart = screen.getByRole('button', { name: `Saved to Favorites: ${plan}` })
      heart.focus()
      fireEvent.click(heart)
      expect(titles()).not.toContain(plan)
      expect(screen.getByRole('heading', { name: heading })).toHaveFocus()
    }
  })

  test("is not part of the server's HTML", () => {
    localStorage.setItem(KEY, JSON.stringify([ONE]))
    expect(serverHtml(<Saved {...pageProps(data)} params={{}} />)).not.toContain('Plan 1')
  })
})

describe('plans with pages still loading', () => {
  test('keep their places and appear there once loaded', async () => {
    let bring = () => {}
    window.___loader = {
      loadPage: (path) =>
        new Promise((resolve) => {
          bring = () => resolve(pageOf(path))
        }),
      loadPageSync: (path) => (path.endsWith(TWO) ? undefined : pageOf(path)),
    }
    visit([ONE, TWO, THREE])
    expect(screen.getByRole('heading', { name: '3 plans saved' })).toBeVisible()
    expect(titles()).toEqual(['Plan 1', 'Plan 3'])
    expect(screen.getByText('Loading …')).toBeVisible()
    await act(async () => bring())
    expect(titles()).toEqual(['Plan 1', 'Plan 2', 'Plan 3'])
    expect(screen.queryByText('Loading …')).toBeNull()
  })

  test('stay on the list with a link when loading fails', async () => {
    window.___loader = {
      loadPage: async (path) => (path.endsWith(TWO) ? undefined : pageOf(path)),
      loadPageSync: () => undefined,
    }
    visit([ONE, TWO])
    await screen.findByRole('heading', { name: 'Plan 1' })
    expect(screen.getByRole('status')).toHaveTextContent('1 plan could not be loaded')
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled()
    const link = screen.getByRole('link', { name: `Open ${TWO}` })
    expect(link).toHaveAttribute('href', `/workouts/${TWO}`)
    expect(stored()).toEqual([ONE, TWO])
  })
})

describe('a list shared as a link', () => {
  test("shows without changing the visitor's own list", () => {
    visit([THREE], `?plans=${TWO},${ONE}`)
    expect(screen.getByRole('heading', { name: '2 plans shared with you' })).toBeVisible()
    expect(titles()).toEqual(['Plan 2', 'Plan 1'])
    expect(stored()).toEqual([THREE])
    const ownList = screen.getByRole('link', { name: 'Your Favorites (1)' })
    expect(ownList).toHaveAttribute('href', '/saved')
  })

  test('adds all plans with one click, and undo removes only those', () => {
    visit([THREE, ONE], `?plans=${TWO},${ONE}`)
    fireEvent.click(screen.getByRole('button', { name: 'Save All' }))
    expect(stored()).toEqual([THREE, ONE, TWO])
    expect(showToast).toHaveBeenCalledWith('1 plan added to your favorites.', expect.anything())
    const button = screen.getByRole('button', { name: 'All Saved' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(button)
    expect(showToast).toHaveBeenCalledTimes(1)
    undoInToast()
    expect(stored()).toEqual([THREE, ONE])
  })

  test('names missing plans', () => {
    visit([], `?plans=${ONE},gone`)
    expect(screen.getByText('One plan on this list is currently unavailable: gone.')).toBeVisible()
    expect(titles()).toEqual(['Plan 1'])
  })

  test.each(['?plans=', '?plans=gone,lost', '?plans=constructor'])('survives %s', (search) => {
    visit([ONE], search)
    expect(screen.getByRole('heading', { name: 'No plan in this link exists' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Your Favorites (1)' })).toBeVisible()
    expect(stored()).toEqual([ONE])
  })
})

test('the link to saved plans shows their number', () => {
  localStorage.setItem(KEY, JSON.stringify([ONE, TWO]))
  render(<SavedLink />)
  expect(screen.getByRole('link', { name: 'Favorites (2)' })).toHaveAttribute('href', '/saved')
})
