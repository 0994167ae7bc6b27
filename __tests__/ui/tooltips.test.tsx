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
  test('opens after 700 ms, not before', async () => {
    renderButtons()
    await user.hover(button('Save'))
    await pass(699)
    expect(tooltip()).not.toBeInTheDocument()
    await pass(1)
    expect(tooltip()).toHaveTextContent('Saves the plan')
  })

  test('opens for what is inside its element too', async () => {
    renderButtons()
    await user.hover(screen.getByText('Save'))
    await pass(700)
    expect(tooltip()).toHaveTextContent('Saves the plan')
  })

  test('does not open where the pointer only passed', async () => {
    renderButtons()
    await user.hover(button('Save'))
    await pass(400)
    await user.hover(button('Plain'))
    await pass(2_000)
    expect(tooltip()).not.toBeInTheDocument()
  })

  test('closes when the pointer leaves', async () => {
    renderButtons()
    await user.hover(button('Save'))
    await pass(700)
    await user.hover(button('Plain'))
    expect(tooltip()).not.toBeInTheDocument()
  })

  test('stays while the pointer is on it, and closes when it leaves', async () => {
    renderButtons()
    await user.hover(button('Save'))
    await pass(700)
    await user.hover(tooltip() as HTMLElement)
    await pass(5_000)
    expect(tooltip()).toHaveTextContent('Saves the plan')
    await user.hover(button('Save'))
    expect(tooltip()).toHaveTextContent('Saves the plan')
    await user.hover(tooltip() as HTMLElement)
    await user.hover(button('Plain'))
    expect(tooltip()).not.toBeInTheDocument()
  })

  test('the next one opens at once up to 300 ms after one closed', async () => {
    renderButtons()
    await user.hover(button('Save'))
    await pass(700)
    await user.hover(button('Plain'))
    await pass(299)
    await user.hover(button('Share'))
    await pass(0)
    expect(tooltip()).toHaveTextContent('Passes it on')
  })

  test('the next one waits again from 300 ms on', async () => {
    renderButtons()
    await user.hover(button('Save'))
    await pass(700)
    await user.hover(button('Plain'))
    await pass(300)
    await user.hover(button('Share'))
    await pass(699)
    expect(tooltip()).not.toBeInTheDocument()
    await pass(1)
    expect(tooltip()).toHaveTextContent('Passes it on')
  })

  test('a finger opens none', async () => {
    renderButtons()
    // jsdom has no pointer events of its own.
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
  test('opens at once, and closes when the focus moves on', async () => {
    renderButtons()
    await user.tab()
    expect(button('Save')).toHaveFocus()
    expect(tooltip()).toHaveTextContent('Saves the plan')
    await user.tab()
    expect(tooltip()).toHaveTextContent('Passes it on')
    await user.tab()
    expect(tooltip()).not.toBeInTheDocument()
  })

  test('stays when the pointer moves elsewhere', async () => {
    renderButtons()
    await user.tab()
    await user.hover(button('Plain'))
    expect(tooltip()).toHaveTextContent('Saves the plan')
  })
})

test('Escape closes it and leaves the focus where it is', async () => {
  renderButtons()
  await user.tab()
  await user.keyboard('{Escape}')
  expect(tooltip()).not.toBeInTheDocument()
  expect(button('Save')).toHaveFocus()
})

test('Escape also calls off one that is about to open', async () => {
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

test('there is never more than one, and it is not read out twice', async () => {
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

  test('happens once, for the first element that has a tooltip', async () => {
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
