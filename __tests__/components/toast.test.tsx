import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Announcer, announce } from '../../src/components/announcer'
import { showToast } from '../../src/components/toast'

const region = () => screen.getByRole('region', { name: /^Notifications/ })
const toasts = () => within(region()).queryAllByRole('listitem')
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

test('a message is announced if the notifications fail to load', async () => {
  jest.doMock('../../src/components/toaster', () => {
    throw new Error('offline')
  })
  render(<Announcer />)
  await show('Link copied.')
  expect(screen.getByRole('status')).toHaveTextContent('Link copied.')
  jest.dontMock('../../src/components/toaster')
})

test('the region appears with the first toast, which closes after 4 to 5 seconds', async () => {
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  await show('Link copied.')
  expect(region()).toHaveAttribute('aria-label', expect.stringMatching(/alt\+T/i))
  expect(region()).toHaveAttribute('aria-live', 'polite')
  expect(toasts().map((toast) => toast.textContent)).toEqual(['Link copied.'])
  await pass(3_950)
  expect(toasts()).toHaveLength(1)
  await pass(1_000)
  expect(toasts()).toHaveLength(0)
})

test('Toast notifications appear, auto-dismiss, and are paused by hover.', async () => {
  await show('Link copied.')
  await user.hover(region().querySelector('ol') as HTMLElement)
  await pass(10_000)
  expect(toasts()).toHaveLength(1)
  await user.unhover(region().querySelector('ol') as HTMLElement)
  await pass(2_000)
  expect(toasts()).toHaveLength(1)
  await pass(3_000)
  expect(toasts()).toHaveLength(0)
})

test('A toast can be dismissed by close button or by swipe.', async () => {
  await show('Link copied.')
  await user.click(screen.getByRole('button', { name: 'Close notification' }))
  await pass(300)
  expect(toasts()).toHaveLength(0)

  await show('Link copied.')
  const [toast] = toasts()
  if (!toast) throw new Error('There is no toast.')
  for (const [type, clientX] of [
    ['pointerdown', 200],
    ['pointermove', 150],
    ['pointermove', 50],
    ['pointerup', 50],
  ] as const)
    fireEvent(toast, new MouseEvent(type, { bubbles: true, clientX }))
  await pass(300)
  expect(toasts()).toHaveLength(0)
})

test("a toast's action runs once and closes the toast", async () => {
  const onClick = jest.fn()
  await show('First Plates is saved in this browser.', { label: 'Undo', onClick })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await pass(300)
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(toasts()).toHaveLength(0)
})

test('the same message is announced again, because its content changes each time', () => {
  render(<Announcer />)
  const announced = ['8 plans found', '8 plans found', '8 plans found'].map((message) => {
    act(() => announce(message))
    expect(screen.getByRole('status')).toHaveTextContent(/^8 plans found$/)
    return screen.getByRole('status').textContent
  })
  expect(announced[1]).not.toBe(announced[0])
  expect(announced[2]).toBe(announced[0])
})
