/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { FavoriteButton } from '../../src/plan/favorite-button'
import { forgetFavorites } from '../../src/plan/use-favorites'
import { showToast } from '../../src/ui/toast'

jest.mock('../../src/ui/toast', () => ({ showToast: jest.fn() }))
const toast = jest.mocked(showToast)

/** Clicks the action of the last toast. */
const undo = () => act(() => toast.mock.lastCall?.[1]?.onClick())

const button = () => screen.getByRole('button', { name: 'Save to Favorites' })

beforeEach(() => {
  localStorage.clear()
  forgetFavorites()
  toast.mockClear()
  render(<FavoriteButton id="heavy-tide" title="Heavy Tide" />)
})

afterEach(() => {
  jest.restoreAllMocks()
  cleanup()
})

test('saves a plan and shows a toast', () => {
  expect(button()).toHaveAttribute('aria-pressed', 'false')
  fireEvent.click(button())
  expect(button()).toHaveAttribute('aria-pressed', 'true')
  expect(toast).toHaveBeenCalledWith('Heavy Tide is saved in this browser.', expect.anything())
  expect(toast.mock.lastCall?.[1]?.label).toBe('Undo')
})

test('removes the plan on a second click and shows a toast', () => {
  fireEvent.click(button())
  fireEvent.click(button())
  expect(button()).toHaveAttribute('aria-pressed', 'false')
  expect(toast).toHaveBeenLastCalledWith('Heavy Tide is no longer saved.', expect.anything())
})

test('undo of a save leaves the plan removed, even if it was removed meanwhile', () => {
  fireEvent.click(button())
  const [, action] = toast.mock.lastCall ?? []
  fireEvent.click(button())
  act(() => action?.onClick())
  expect(localStorage.getItem('favourite-workouts')).toBe('[]')
})

test("undo of a removal restores the plan's position", () => {
  localStorage.setItem('favourite-workouts', '["a","heavy-tide","b"]')
  cleanup()
  forgetFavorites()
  render(<FavoriteButton id="heavy-tide" title="Heavy Tide" />)
  fireEvent.click(button())
  undo()
  expect(localStorage.getItem('favourite-workouts')).toBe('["a","heavy-tide","b"]')
})

test('says so when the browser cannot store the plan', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  fireEvent.click(button())
  expect(button()).toHaveAttribute('aria-pressed', 'true')
  expect(toast).toHaveBeenCalledWith(
    'Your browser could not store this. It lasts until you leave.',
    expect.anything(),
  )
})
