import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ShareButton } from '../../src/components/share-button'
import { showToast } from '../../src/components/toast'

jest.mock('../../src/components/toast', () => ({ showToast: jest.fn() }))

const LINK = 'http://localhost/workouts/heavy-tide'

const shareButton = (path: string) => (
  <ShareButton path={path} title="Heavy Tide">
    Share Workout
  </ShareButton>
)
const press = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share Workout' })))

/** Renders the button in a browser with these abilities and clicks it. */
async function shareWith(abilities: { share?: jest.Mock; writeText?: jest.Mock }) {
  Object.defineProperty(navigator, 'share', { value: abilities.share, configurable: true })
  Object.defineProperty(navigator, 'clipboard', {
    value: abilities.writeText && { writeText: abilities.writeText },
    configurable: true,
  })
  const view = render(shareButton('/workouts/heavy-tide'))
  await press()
  return view
}

const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Copy this link' })

beforeEach(() => jest.mocked(showToast).mockClear())
test.each([
  ['succeeds', jest.fn().mockResolvedValue(undefined)],
  ['is closed', jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'))],
])(
  "opens the system's share sheet if there is one, and does nothing else if it %s",
  async (_, share) => {
    const writeText = jest.fn()
    await shareWith({ share, writeText })
    expect(share).toHaveBeenCalledWith({ title: 'Heavy Tide', url: LINK })
    expect(writeText).not.toHaveBeenCalled()
    expect(showToast).not.toHaveBeenCalled()
    expect(field()).toBeNull()
  },
)

test('copies the link if the sheet does not open', async () => {
  const share = jest.fn().mockRejectedValue(new DOMException('not now', 'NotAllowedError'))
  const writeText = jest.fn().mockResolvedValue(undefined)
  await shareWith({ share, writeText })
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('Link copied.'))
  expect(writeText).toHaveBeenCalledWith(LINK)
})

test.each([
  ['there is no clipboard', {}],
  ['the clipboard refuses', { writeText: jest.fn().mockRejectedValue(new Error('denied')) }],
])('shows the link, selected for copying, if %s', async (_, abilities) => {
  await shareWith(abilities)
  await waitFor(() => expect(field()).toHaveFocus())
  expect(field()).toHaveValue(LINK)
  expect(field()?.selectionStart).toBe(0)
  expect(field()?.selectionEnd).toBe(LINK.length)
  expect(showToast).not.toHaveBeenCalled()
})

test('the field shows the current address and takes the focus only on request', async () => {
  const { rerender } = await shareWith({})
  await waitFor(() => expect(field()).toHaveFocus())
  screen.getByRole('button').focus()
  rerender(shareButton('/saved?plans=heavy-tide'))
  expect(field()).toHaveValue('http://localhost/saved?plans=heavy-tide')
  expect(field()).not.toHaveFocus()
  await press()
  await waitFor(() => expect(field()).toHaveFocus())
})
