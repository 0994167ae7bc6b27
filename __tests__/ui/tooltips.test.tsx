/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TooltipLoader } from '../../src/ui/tooltip-loader'
import { startTooltips } from '../../src/ui/tooltips'

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

beforeAll(() => {
  startTooltips(document.body)
})

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(async () => {
  await user.pointer({ target: document.body })
  await user.keyboard('{Escape}')
  await pass(1_000)
  jest.useRealTimers()
})

describe('under the pointer', () => {
  test('opens for children of its element too', async () => {
    renderButtons()
    await user.hover(screen.getByText('Save'))
    await pass(700)
    expect(tooltip()).toHaveTextContent('Saves the plan')
  })

  test('does not open if the pointer only passes', async () => {
    renderButtons()
    await user.hover(button('Save'))
    await pass(400)
    await user.hover(button('Plain'))
    await pass(2_000)
    expect(tooltip()).not.toBeInTheDocument()
  })

  test('a finger does not open it', async () => {
    renderButtons()
    // jsdom lacks pointer events.
    const touch = Object.assign(new Event('pointerover', { bubbles: true }), {
      pointerType: 'touch',
    })
    fireEvent(button('Save'), touch)
    await pass(2_000)
    expect(tooltip()).not.toBeInTheDocument()
  })

  test('a press closes it', async () => {
    renderButtons()
    await user.hover(button('Save'))
    await pass(700)
    fireEvent.pointerDown(button('Save'))
    expect(tooltip()).not.toBeInTheDocument()
  })
})

describe('on keyboard focus', () => {
  test('stays when the pointer moves elsewhere', async () => {
    renderButtons()
    await user.tab()
    await user.hover(button('Plain'))
    expect(tooltip()).toHaveTextContent('Saves the plan')
  })
})

test('Escape also cancels one that is about to open', async () => {
  renderButtons()
  await user.hover(button('Save'))
  await pass(500)
  await user.keyboard('{Escape}')
  await pass(2_000)
  expect(tooltip()).not.toBeInTheDocument()
})

test('scrolling closes it', async () => {
  renderButtons()
  await user.tab()
  fireEvent.scroll(document)
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

describe('loading', () => {
  const start = jest.fn()

  beforeEach(() => {
    start.mockReset()
    jest.doMock('../../src/ui/tooltips', () => ({ startTooltips: start }))
  })

  afterEach(() => {
    jest.dontMock('../../src/ui/tooltips')
  })

  test('happens once, for the first element with a tooltip', async () => {
    render(<TooltipLoader />)
    renderButtons()
    await user.hover(button('Plain'))
    await pass(0)
    expect(start).not.toHaveBeenCalled()
    await user.hover(button('Share'))
    await user.tab()
    await pass(0)
    expect(start.mock.calls).toEqual([[button('Share')]])
  })
})
