import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TooltipLoader } from '../../src/components/tooltip-loader'
import { startTooltips } from '../../src/components/tooltips'

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const tooltip = () => screen.queryByRole('tooltip', { hidden: true })
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const button = (name: string) => screen.getByRole('button', { name })

function renderButtons() {
  render(
    <>
      <button type="button" data-tooltip="Saves the plan">
        <span>Save</span>
      </button>
      <button type="button" data-tooltip="Passes it on">
        Share
      </button>
      <button type="button">Plain</button>
    </>,
  )
}

beforeAll(() => startTooltips(document.body))

beforeEach(() => void jest.useFakeTimers())

afterEach(async () => {
  await user.pointer({ target: document.body })
  await user.keyboard('{Escape}')
  await pass(1_000)
  jest.useRealTimers()
})

test('Tooltip open delay 700 ms: a hovered one opens after it, for children of its element too, until a press', async () => {
  renderButtons()
  await user.hover(screen.getByText('Save'))
  await pass(600)
  expect(tooltip()).not.toBeInTheDocument()
  await pass(100)
  expect(tooltip()).toHaveTextContent('Saves the plan')
  fireEvent.pointerDown(button('Save'))
  expect(tooltip()).not.toBeInTheDocument()
})

test('Skip delay 300 ms: the next one opens at once, later ones wait again.', async () => {
  renderButtons()
  await user.hover(button('Save'))
  await pass(700)
  for (const [away, isOpen] of [
    [280, true],
    [320, false],
  ] as const) {
    await user.hover(button('Plain'))
    await pass(away)
    await user.hover(button('Share'))
    await pass(5)
    expect(tooltip() !== null).toBe(isOpen)
  }
})

test.each([
  ['a pointer that only passes', () => user.hover(button('Plain'))],
  ['Escape', () => user.keyboard('{Escape}')],
])('%s cancels one that is about to open', async (_what, cancel) => {
  renderButtons()
  await user.hover(button('Save'))
  await pass(500)
  await cancel()
  await pass(2_000)
  expect(tooltip()).not.toBeInTheDocument()
})

test('a finger opens none', async () => {
  renderButtons()
  // jsdom lacks pointer events.
  const touch = new Event('pointerover', { bubbles: true })
  fireEvent(button('Save'), Object.assign(touch, { pointerType: 'touch' }))
  await pass(2_000)
  expect(tooltip()).not.toBeInTheDocument()
})

test('a focused one stays when the pointer moves elsewhere, until scrolling or Escape', async () => {
  renderButtons()
  await user.tab()
  await user.hover(button('Plain'))
  expect(tooltip()).toHaveTextContent('Saves the plan')
  fireEvent.scroll(document)
  expect(tooltip()).not.toBeInTheDocument()
  await user.tab()
  expect(tooltip()).toHaveTextContent('Passes it on')
  await user.keyboard('{Escape}')
  expect(tooltip()).not.toBeInTheDocument()
})

test('only one is open at a time, and it is not announced twice', async () => {
  renderButtons()
  await user.tab()
  await user.hover(button('Share'))
  await pass(700)
  expect(screen.getAllByRole('tooltip', { hidden: true })).toHaveLength(1)
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
})

test('the code loads once, for the first element with a tooltip', async () => {
  const start = jest.fn()
  jest.doMock('../../src/components/tooltips', () => ({ startTooltips: start }))
  render(<TooltipLoader />)
  renderButtons()
  await user.hover(button('Plain'))
  await pass(0)
  expect(start).not.toHaveBeenCalled()
  await user.hover(button('Share'))
  await user.tab()
  await pass(0)
  expect(start.mock.calls).toEqual([[button('Share')]])
  jest.dontMock('../../src/components/tooltips')
})
