/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { SetRow } from '../../src/training/session/set-row'

const nothing = () => undefined
const actions = {
  onDone: nothing,
  onReopen: nothing,
  onLoad: nothing,
  onLoadStep: nothing,
  onAmount: nothing,
  onAmountStep: nothing,
  onLeft: nothing,
  onStart: nothing,
  onMissing: nothing,
}
const asked = { name: /left/ }

test.each([
  ['done, where the plan asks for a reserve', true, true, true],
  ['done, where it does not', true, false, false],
  ['still to do', false, true, false],
])('how many were left is asked of a set that is %s: %#', (_, isDone, asksLeft, isAsked) => {
  render(
    <ul>
      <SetRow
        {...actions}
        set={{ amount: 8, load: 60, unit: 'kg', ...(isDone && { done: '2026-01-05T18:00:00Z' }) }}
        number={1}
        count={3}
        title="Press"
        measure="reps"
        unit="kg"
        loaded="weight"
        loads={[2.5, 2.5]}
        isCurrent
        asksLeft={asksLeft}
      />
    </ul>,
  )
  expect(screen.queryAllByRole('button', asked).length > 0).toBe(isAsked)
})
