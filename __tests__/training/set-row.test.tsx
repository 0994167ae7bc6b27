/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { SetRow } from '../../src/training/session/set-row'

const user = userEvent.setup({ delay: null })
const done = '2026-01-05T18:00:00Z'
const barbell = {
  kind: 'barbell',
  unit: 'kg',
  bar: 20,
  step: 2.5,
  raise: 2.5,
  least: 20,
  most: 500,
} as const
const set = { amount: 8, load: 60, unit: 'kg' } as const

/** Shows a row; what is typed in it is taken over at once. */
function show(given: Partial<ComponentProps<typeof SetRow>> = {}) {
  const on = {
    onDone: jest.fn(),
    onReopen: jest.fn(),
    onLoad: jest.fn(),
    onLoadStep: jest.fn(),
    onAmount: jest.fn(),
    onAmountStep: jest.fn(),
    onLeft: jest.fn(),
    onStart: jest.fn(),
    onMissing: jest.fn(),
  }
  render(
    <ul>
      <SetRow
        {...on}
        set={set}
        latest={() => given.set ?? set}
        number={1}
        count={3}
        title="Press"
        hints={['each hand']}
        asked={{ measure: 'reps' }}
        unit="kg"
        loaded="weight"
        loading={barbell}
        isCurrent={false}
        isLast={false}
        canStart
        asksLeft
        {...given}
      />
    </ul>,
  )
  return on
}
const answers = () => screen.queryAllByRole('button', { name: /^Press, set 1: \d\+? left$/ })

describe('how many repetitions a set left', () => {
  test.each([
    ['asked of the set that was done last', { set: { ...set, done }, isLast: true }, 6],
    ['not asked by itself of others', { set: { ...set, done } }, 0],
    [
      'not asked where the plan does not',
      { set: { ...set, done }, isLast: true, asksLeft: false },
      0,
    ],
    ['not asked of a set that is still to be done', { isLast: true }, 0],
  ])('is %s', (_, given, count) => {
    show(given)
    expect(answers()).toHaveLength(count)
  })

  test('is seen of every done set, and can be changed', async () => {
    const { onLeft } = show({ set: { ...set, done, left: 2 } })
    await user.click(screen.getByRole('button', { name: 'Press, set 1: 2 left, change' }))
    expect(answers()[0]).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Press, set 1: 2 left' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await user.click(screen.getByRole('button', { name: 'Press, set 1: 3 left' }))
    expect(onLeft).toHaveBeenCalledWith(3)
    expect(answers()).toHaveLength(0)
  })
})

test('what is missing is asked for on the screen, until it is there', async () => {
  const { onMissing } = show({ set: { amount: 8 }, isCurrent: true, onDone: () => ({ amount: 8 }) })
  await user.click(screen.getByRole('button', { name: 'Press, set 1: done' }))
  expect(screen.getByText('Enter the weight first.')).toBeVisible()
  expect(onMissing).toHaveBeenCalledWith('Enter the weight first.')
  expect(screen.getByRole('textbox', { name: /weight/ })).toHaveFocus()
})

describe('numbers that hardly anyone means', () => {
  test('are asked about once, then done', async () => {
    const { onDone, onMissing } = show({ set: { ...set, load: 99_999 }, isCurrent: true })
    const mark = screen.getByRole('button', { name: 'Press, set 1: done' })
    await user.click(mark)
    expect(screen.getByText('99999 kg? Tap again if it is right.')).toBeVisible()
    expect(onMissing).toHaveBeenCalledTimes(1)
    expect(onDone).not.toHaveBeenCalled()
    await user.click(mark)
    expect(onDone).toHaveBeenCalledTimes(1)
    expect(screen.queryByText(/Tap again/)).toBeNull()
  })

  test('do not replace those of a done set before they are typed again', async () => {
    const { onLoad } = show({ set: { ...set, done } })
    const weight = screen.getByRole('textbox', { name: 'Press, set 1: weight in kg, each hand' })
    await user.clear(weight)
    await user.type(weight, '6000{Enter}')
    expect(screen.getByText('6000 kg? Type it again if it is right.')).toBeVisible()
    expect(onLoad).not.toHaveBeenCalled()
    await user.clear(weight)
    await user.type(weight, '6000{Enter}')
    expect(onLoad).toHaveBeenCalledWith(6000)
  })
})
