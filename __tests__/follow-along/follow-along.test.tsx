import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { FollowAlongButton } from '../../src/follow-along/follow-along-button'
import { saveFile } from '../../src/ui/save-file'
import { showToast } from '../../src/ui/toast'
import { plan as samplePlan } from '../support/fixtures/plans'

jest.mock('../../src/ui/toast', () => ({ showToast: jest.fn() }))
jest.mock('../../src/ui/save-file', () => ({ saveFile: jest.fn() }))

Element.prototype.scrollIntoView = jest.fn()

const KEY = 'progress:first-plates-beginner'
const plan = samplePlan({ duration: '2 weeks, 3x/week' })
const button = () => screen.getByRole('button', { name: /^Follow Along/ })
const section = () => screen.queryByRole('region', { name: 'Follow Along' })
const session = (week: number, number: number) =>
  screen.getByRole('checkbox', { name: `Week ${week}, session ${number}` })
const standing = () => within(section() as HTMLElement).getByRole('status').textContent

/** The plan's page, with the given progress stored. */
function visit(stored?: string) {
  if (stored !== undefined) localStorage.setItem(KEY, stored)
  render(
    <>
      <ul>
        <FollowAlongButton plan={plan} />
      </ul>
      <div id="follow-along" />
    </>,
  )
}

async function follow() {
  visit()
  fireEvent.click(button())
  await screen.findByRole('region')
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 23, 19), doNotFake: ['setTimeout', 'setInterval'] })
  localStorage.clear()
  jest.mocked(showToast).mockClear()
})

afterEach(() => {
  cleanup()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('shows every session once clicked, moves the focus there, and stores nothing yet', async () => {
  visit()
  await Promise.resolve()
  expect(section()).toBeNull()
  fireEvent.click(button())
  await screen.findByRole('region')
  expect(screen.getAllByRole('checkbox')).toHaveLength(6)
  expect(screen.getByRole('heading', { name: 'Follow Along' })).toHaveFocus()
  expect(standing()).toBe('Week 1 of 2 · 0 of 6 sessions done')
  expect(screen.getByText(/Nothing is stored before the first one/)).toBeVisible()
  expect(localStorage).toHaveLength(0)
})

test('counts ticks and moves to the next week', async () => {
  await follow()
  for (const number of [1, 2, 3]) fireEvent.click(session(1, number))
  expect(standing()).toBe('Week 2 of 2 · 3 of 6 sessions done')
  expect(button()).toHaveAccessibleName('Follow Along · Week 2 of 2')
  expect(screen.getByRole('group', { name: 'Week 2' })).toHaveAttribute('aria-current', 'step')
  const day = '2026-11-23'
  expect(localStorage.getItem(KEY)).toBe(JSON.stringify({ '1.1': day, '1.2': day, '1.3': day }))
  for (const number of [1, 2, 3]) fireEvent.click(session(2, number))
  expect(standing()).toBe('Plan done · 6 of 6 sessions done')
})

test('opens by itself for a visitor with progress, without taking the focus', async () => {
  visit('{"1.1":"2026-11-20"}')
  await screen.findByRole('region')
  expect(session(1, 1)).toBeChecked()
  expect(document.body).toHaveFocus()
})

test('saves a copy, erases all progress, and undo restores it beside newer ticks', async () => {
  visit('{"1.1": "2026-11-20"}')
  fireEvent.click(await screen.findByRole('button', { name: 'Save a Copy (JSON)' }))
  const file = ['first-plates-beginner-progress.json', 'application/json']
  expect(saveFile).toHaveBeenCalledWith(...file, expect.stringContaining('2026-11-20'))
  fireEvent.click(await screen.findByRole('button', { name: 'Erase Progress' }))
  expect(localStorage).toHaveLength(0)
  expect(standing()).toBe('Week 1 of 2 · 0 of 6 sessions done')
  expect(screen.getByRole('heading', { name: 'Follow Along' })).toHaveFocus()
  expect(showToast).toHaveBeenCalledWith('Your progress in First Plates is erased.', {
    label: 'Undo',
    onClick: expect.any(Function),
  })
  fireEvent.click(session(1, 2))
  act(() => jest.mocked(showToast).mock.lastCall?.[1]?.onClick())
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
    '1.1': '2026-11-20',
    '1.2': '2026-11-23',
  })
})

test('says so when the browser cannot store a tick', async () => {
  await follow()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  fireEvent.click(session(1, 1))
  expect(session(1, 1)).toBeChecked()
  expect(showToast).toHaveBeenCalledWith(
    'Your browser could not store this. It lasts until you leave.',
  )
})
