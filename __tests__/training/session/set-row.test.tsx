/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SetLog } from '../../../src/training/model/log'
import type { ExerciseContext } from '../../../src/training/session/exercise-context'
import { SetRow } from '../../../src/training/session/set-row'
import { openSession } from '../model/open-session'
import { exercises, planOf, rules } from '../model/train-by-hand'

jest.mock('../../../src/exercises/exercise-link', () => ({ ExerciseLink: () => null }))
const mockAnnounce = jest.fn()
jest.mock('../../../src/ui/announcer', () => ({ announce: (text: string) => mockAnnounce(text) }))

const user = userEvent.setup({ delay: null })
const done = '2026-01-05T18:00:00Z'
const set = { amount: 8, load: 60, unit: 'kg' } as const
const session = openSession()
const press = { ...exercises.get('press'), pair: true }
const at = { entry: 0, set: 0 }

interface Shown {
  set?: SetLog
  /** Flags: completed last, current, prompts for reps left. */
  isLast?: boolean
  isCurrent?: boolean
  asksLeft?: boolean
}

/** Renders the first set of an exercise and returns the action mock. */
function show({ set: own = set, isLast = false, isCurrent = false, asksLeft = true }: Shown) {
  const [first] = session.entries
  if (!first) throw new Error('The session is empty.')
  const { reserve, load, ...asked } = first.asked
  const entry = {
    ...first,
    title: 'Press',
    sets: [own],
    asked: { ...asked, ...(asksLeft && { reserve: '2' }) },
  }
  const shown = { ...session, entries: [entry] }
  const act = jest.fn(() => shown)
  const context = {
    input: {
      exercises: new Map([['press', press]]),
      program: planOf({}, rules.double),
      unit: 'kg',
    },
    settings: { timer: true, bar: { kg: 20 }, owned: { kg: {} } },
    finished: [],
    current: isCurrent ? at : undefined,
    last: isLast ? at : undefined,
    session: shown,
    act,
  } as unknown as ExerciseContext
  render(
    <ul>
      <SetRow
        {...{ entry, index: 0, set: own, id: 'press', setIndex: 0, context, isNamed: false }}
      />
    </ul>,
  )
  return act
}
const answers = () => screen.queryAllByRole('button', { name: /^Press, set 1: \d\+? left$/ })

describe('the rating of reps left', () => {
  test.each([
    ['prompted for on the last completed set', { set: { ...set, done }, isLast: true }, 6],
    ['not prompted for on other sets', { set: { ...set, done } }, 0],
    [
      'not prompted for if the plan has no reserve',
      { set: { ...set, done }, isLast: true, asksLeft: false },
      0,
    ],
    ['not prompted for on an open set', { isLast: true }, 0],
  ])('is %s', (_, given, count) => {
    show(given)
    expect(answers()).toHaveLength(count)
  })

  test('shows on every completed set and can be changed', async () => {
    const act = show({ set: { ...set, done, left: 2 } })
    await user.click(screen.getByRole('button', { name: 'Press, set 1: 2 left, change' }))
    expect(answers()[0]).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Press, set 1: 2 left' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await user.click(screen.getByRole('button', { name: 'Press, set 1: 3 left' }))
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ type: 'rated', left: 3 }))
    expect(answers()).toHaveLength(0)
  })
})

test('completing a set without its weight shows a prompt and focuses the field', async () => {
  show({ set: { amount: 8 }, isCurrent: true })
  await user.click(screen.getByRole('button', { name: 'Press, set 1: done' }))
  expect(screen.getByText('Enter the weight first.')).toBeVisible()
  expect(mockAnnounce).toHaveBeenCalledWith('Enter the weight first.')
  expect(screen.getByRole('textbox', { name: /weight/ })).toHaveFocus()
})

describe('implausible numbers', () => {
  test('prompt once, and a second tap accepts them', async () => {
    mockAnnounce.mockClear()
    const act = show({ set: { ...set, load: 99_999 }, isCurrent: true })
    const mark = screen.getByRole('button', { name: 'Press, set 1: done' })
    await user.click(mark)
    expect(screen.getByText('99999 kg? Tap again if it is right.')).toBeVisible()
    expect(mockAnnounce).toHaveBeenCalledTimes(1)
    expect(act).not.toHaveBeenCalled()
    await user.click(mark)
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ type: 'done' }))
    expect(screen.queryByText(/Tap again/)).toBeNull()
  })

  test('do not replace those of a completed set until typed again', async () => {
    const act = show({ set: { ...set, done } })
    const weight = screen.getByRole('textbox', { name: 'Press, set 1: weight in kg, each hand' })
    await user.clear(weight)
    await user.type(weight, '6000{Enter}')
    expect(screen.getByText('6000 kg? Type it again if it is right.')).toBeVisible()
    expect(act).not.toHaveBeenCalled()
    await user.clear(weight)
    await user.type(weight, '6000{Enter}')
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ type: 'typed load', value: 6000 }))
  })
})
