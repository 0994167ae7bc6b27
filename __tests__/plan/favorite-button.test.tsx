import { act, fireEvent, render, screen } from '@testing-library/react'
import { showToast } from '../../src/components/toast'
import { FavoriteButton } from '../../src/plan/favorite-button'

jest.mock('../../src/components/toast', () => ({ showToast: jest.fn() }))
const toast = jest.mocked(showToast)

const KEY = 'favourite-workouts'

/** Renders the button over the stored ids. */
function open(stored: string) {
  localStorage.setItem(KEY, stored)
  render(<FavoriteButton id="heavy-tide" title="Heavy Tide" />)
}

const button = () => screen.getByRole('button')
const expectLastToast = (text: string) =>
  expect(toast).toHaveBeenLastCalledWith(text, expect.objectContaining({ label: 'Undo' }))

afterEach(() => jest.restoreAllMocks())

test('saves a plan, removes it on a second click, and shows toasts', () => {
  open('[]')
  expect(button()).toHaveAttribute('aria-pressed', 'false')
  expect(button()).toHaveTextContent('Save to Favorites')
  fireEvent.click(button())
  expect(button()).toHaveAttribute('aria-pressed', 'true')
  expect(button()).toHaveTextContent('Saved to Favorites')
  expectLastToast('Heavy Tide is saved in this browser.')
  const [, saved] = toast.mock.lastCall ?? []
  fireEvent.click(button())
  expect(button()).toHaveAttribute('aria-pressed', 'false')
  expectLastToast('Heavy Tide is no longer saved.')
  // Undo of the save leaves the plan removed.
  act(() => saved?.onClick())
  expect(localStorage.getItem(KEY)).toBe('[]')
})

test("undo of a removal restores the plan's position", () => {
  open('["a","heavy-tide","b"]')
  fireEvent.click(button())
  expect(localStorage.getItem(KEY)).toBe('["a","b"]')
  act(() => toast.mock.lastCall?.[1]?.onClick())
  expect(localStorage.getItem(KEY)).toBe('["a","heavy-tide","b"]')
})

test('says so when the browser cannot store the plan', () => {
  open('[]')
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  fireEvent.click(button())
  expect(button()).toHaveAttribute('aria-pressed', 'true')
  expectLastToast('Your browser could not store this. It lasts until you leave.')
})
