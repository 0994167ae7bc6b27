/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Announcer, announce } from '../../src/ui/announcer'
import { showToast } from '../../src/ui/toast'

const region = () => screen.getByRole('region', { name: /^Notifications/ })
const toasts = () => within(region()).queryAllByRole('listitem')
const texts = () => toasts().map((toast) => toast.textContent)
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

async function show(...args: Parameters<typeof showToast>) {
  await act(() => showToast(...args))
  await pass(50)
}

beforeAll(() => {
  // jsdom has no pointer capture, which swiping needs.
  HTMLElement.prototype.setPointerCapture = () => {}
})

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(async () => {
  await pass(60_000)
  jest.useRealTimers()
})

test('where the notifications cannot be loaded, the message is read out', async () => {
  jest.doMock('../../src/ui/toaster', () => {
    throw new Error('offline')
  })
  render(<Announcer />)
  await show('The link is copied.')
  expect(screen.getByRole('status')).toHaveTextContent('The link is copied.')
  jest.dontMock('../../src/ui/toaster')
})

test('nothing of the notifications is on the page before the first', async () => {
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  await show('The link is copied.')
  expect(texts()).toEqual(['The link is copied.'])
})

test('the region is called Notifications and names its keys', async () => {
  await show('The link is copied.')
  expect(region()).toHaveAttribute('aria-label', expect.stringMatching(/alt\+T/i))
  expect(region()).toHaveAttribute('aria-live', 'polite')
})

test('Alt+T brings the focus to it', async () => {
  await show('The link is copied.')
  await user.keyboard('{Alt>}t{/Alt}')
  expect(region()).toContainElement(document.activeElement as HTMLElement)
  await user.keyboard('{Escape}')
})

test('a toast goes by itself, after more than 4 and less than 5 seconds', async () => {
  await show('The link is copied.')
  await pass(3_950)
  expect(toasts()).toHaveLength(1)
  await pass(1_000)
  expect(toasts()).toHaveLength(0)
})

test('it stays while the pointer rests on it', async () => {
  await show('The link is copied.')
  const [toast] = toasts()
  await user.hover(toast as HTMLElement)
  await pass(20_000)
  expect(toasts()).toHaveLength(1)
  await user.unhover(toast as HTMLElement)
  await pass(6_000)
  expect(toasts()).toHaveLength(0)
})

test('its close button takes it away at once', async () => {
  await show('The link is copied.')
  await user.click(screen.getByRole('button', { name: 'Close notification' }))
  await pass(300)
  expect(toasts()).toHaveLength(0)
})

test('three are seen at once', async () => {
  for (const number of [1, 2, 3, 4]) await show(`Toast ${number}`)
  const seen = toasts().filter((toast) => toast.dataset.visible === 'true')
  expect(seen.map((toast) => toast.textContent)).toEqual(['Toast 4', 'Toast 3', 'Toast 2'])
})

test('what it offers to do is done once, and the toast goes', async () => {
  const onClick = jest.fn()
  await show('First Plates is saved in this browser.', { label: 'Undo', onClick })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await pass(300)
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(toasts()).toHaveLength(0)
})

describe('the announcer', () => {
  test('says what it is told', () => {
    render(<Announcer />)
    act(() => announce('4 plans found'))
    expect(screen.getByRole('status')).toHaveTextContent('4 plans found')
  })

  test('says the same text again: its content changes each time', async () => {
    render(<Announcer />)
    act(() => announce('8 plans found'))
    const before = screen.getByRole('status').textContent
    act(() => announce('8 plans found'))
    expect(screen.getByRole('status').textContent).not.toBe(before)
    expect(screen.getByRole('status')).toHaveTextContent(/^8 plans found$/)
    act(() => announce('8 plans found'))
    expect(screen.getByRole('status').textContent).toBe(before)
  })
})
