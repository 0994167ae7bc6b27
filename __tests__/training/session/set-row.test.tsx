import { render, screen } from '@testing-library/react'
import type { TrainingExercise } from '../../../packages/progression/record/exercises'
import type { SetLog } from '../../../packages/progression/record/log'
import { type ExerciseContext, loadsOf } from '../../../src/training/session/exercise-context'
import { SetRow } from '../../../src/training/session/set-row'
import { openSession } from '../model/open-session'
import { exercises, planOf, rules } from '../model/train-by-hand'
import { button, field, user } from '../train-page'

jest.mock('../../../src/components/toast', () => jest.requireActual('../fakes'))
const mockAnnounce = jest.fn()
jest.mock('../../../src/components/announcer', () => ({
  announce: (text: string) => mockAnnounce(text),
}))

const set = { amount: 8, load: 60, unit: 'kg' } as const
const doneSet = { ...set, done: '2026-01-05T18:00:00Z' }
const [first] = openSession().entries
const position = { entryIndex: 0, set: 0 }

interface Shown {
  /** Whether the set was done last, is the current one, and asks for reps left. */
  isLast?: boolean
  isCurrent?: boolean
  asksLeft?: boolean
  /** What the plan says about it. */
  reason?: string
}

/** Renders the first set of an exercise and returns the action mock. */
function show(own: SetLog, shown: Shown = {}) {
  const { isLast = false, isCurrent = false, asksLeft = true, reason = '' } = shown
  if (!first) throw new Error('The session is empty.')
  const asked = { ...first.asked, load: undefined, reserve: asksLeft ? '2' : undefined, reason }
  const entry = { ...first, title: 'Press', sets: [own], asked }
  const session = { ...openSession(), entries: [entry] }
  const act = jest.fn(() => session)
  const press = { ...(exercises.get('press') as TrainingExercise), pair: true }
  const context = {
    input: {
      exercises: new Map([['press', press]]),
      program: planOf({}, rules.double),
      unit: 'kg',
    },
    settings: { timer: true, bar: { kg: 20 }, owned: { kg: {} } },
    finished: [],
    current: isCurrent ? position : undefined,
    last: isLast ? position : undefined,
    session,
    act,
  } as unknown as ExerciseContext
  const props = {
    entry,
    exercise: press,
    loads: loadsOf(press, context),
    index: 0,
    entryKey: 'press',
    set: own,
    setIndex: 0,
    context,
  }
  render(<SetRow {...props} isNamed={false} />)
  return act
}
const answers = () => screen.queryAllByRole('button', { name: /^Press, set 1: \d\+? left$/ })

describe('the rating of reps left', () => {
  test.each<[string, SetLog, Shown, number]>([
    ['prompted for on the last completed set', doneSet, { isLast: true }, 6],
    ['not prompted for on other sets', doneSet, {}, 0],
    ['not prompted for without a reserve', doneSet, { isLast: true, asksLeft: false }, 0],
    ['not prompted for on an open set', set, { isLast: true }, 0],
  ])('is %s', (_, own, shown, count) => {
    show(own, shown)
    expect(answers()).toHaveLength(count)
  })

  test('shows on every completed set and can be changed', async () => {
    const act = show({ ...doneSet, left: 2 })
    await user.click(button('Press, set 1: 2 left, change'))
    expect(answers()[0]).toHaveFocus()
    expect(button('Press, set 1: 2 left')).toHaveAttribute('aria-pressed', 'true')
    await user.click(button('Press, set 1: 3 left'))
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ type: 'rated', left: 3 }))
    expect(answers()).toHaveLength(0)
  })
})

test('completing a set without its weight shows a prompt and focuses the field', async () => {
  show({ amount: 8 }, { isCurrent: true })
  await user.click(button('Press, set 1: done'))
  expect(screen.getByText('Enter the weight first.')).toBeVisible()
  expect(mockAnnounce).toHaveBeenCalledWith('Enter the weight first.')
  expect(field(/weight/)).toHaveFocus()
})

test('Enter leads from the weight to the reps and on to Done', async () => {
  show(set, { isCurrent: true })
  await user.type(field(/weight/), '20{Enter}')
  expect(field('Press, set 1: reps')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(button('Press, set 1: done')).toHaveFocus()
})

describe('implausible numbers', () => {
  test('prompt once, and a second tap accepts them', async () => {
    mockAnnounce.mockClear()
    const act = show({ ...set, load: 99_999 }, { isCurrent: true })
    await user.click(button('Press, set 1: done'))
    expect(screen.getByText('99999 kg? Tap again if it is right.')).toBeVisible()
    expect(mockAnnounce).toHaveBeenCalledTimes(1)
    expect(act).not.toHaveBeenCalled()
    await user.click(button('Press, set 1: done'))
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ type: 'done' }))
    expect(screen.queryByText(/Tap again/)).toBeNull()
  })

  test('do not replace those of a completed set until typed again', async () => {
    const act = show(doneSet)
    const weight = field('Press, set 1: weight in kg, each hand')
    await user.clear(weight)
    await user.type(weight, '6000{Enter}')
    expect(screen.getByText('6000 kg? Type it again if it is right.')).toBeVisible()
    expect(act).not.toHaveBeenCalled()
    await user.clear(weight)
    await user.type(weight, '6000{Enter}')
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ type: 'typed load', value: 6000 }))
  })
})

test('the first + sets the weight with which the plan says to begin', async () => {
  const reason = '25 to 40 kg (55 to 90 lb). If you could do ten more, go a step heavier.'
  const act = show({ amount: 8 }, { isCurrent: true, reason })
  await user.click(button('Press, set 1: 25 kg more'))
  expect(act).toHaveBeenCalledWith(expect.objectContaining({ type: 'stepped load', value: 25 }))
})
