import { prescribe } from '../../../../packages/progression/next/prescribe'
import { fillFromTests, newSession } from '../../../../packages/progression/next/session-entries'
import type { Entry } from '../../../../packages/progression/record/log'
import { type Slot, slotsOf } from '../../../../packages/progression/week/slots'
import type { SessionMove } from '../../../../src/training/model/moves/session-action'
import { done, open, START } from '../../../training/model/open-session'
import { inputOf, planWith, rules } from '../../../training/model/train-by-hand'

const TEST = 'A / squat / 1 / squat'
const PRESS = 'A / press / 1 / press'
const plan = planWith(
  rules.percent,
  { exercise: 'squat', sets: 1, amount: '1', test: true },
  { sets: 3, percent: 50, of: 'test', lift: 'squat' },
)
const [slot] = slotsOf(plan, 8) as [Slot]
const input = inputOf(plan)

/** A session in which each move on the test fills in the press. */
function begin() {
  const ofPlan = { planId: 'plan', title: 'Plan' }
  const session = newSession('s', ofPlan, slot, prescribe(slot, input), new Date(START))
  const path = open(session)
  const press = () => path.session().entries[1] as Entry
  return (...moves: SessionMove[]) => {
    for (const move of moves) {
      path.do(move)
      if ('entry' in move && move.entry === TEST)
        path.do({ type: 'filled', entries: fillFromTests(path.session(), slot, input).entries })
    }
    return press()
  }
}

const typed = (entry: string, value: number) =>
  ({ type: 'typed load', entry, set: 0, value, unit: 'kg' }) satisfies SessionMove
const loads = ({ sets }: Entry) => sets.map(({ load }) => load)

test('another result of a test sets the weight, other moves keep the typed one', () => {
  const after = begin()
  expect(loads(after(typed(TEST, 100), done(TEST, 0)))).toEqual([50, 50, 50])
  expect(loads(after(typed(PRESS, 40), { type: 'noted', entry: TEST, note: 'Deep' }))).toEqual([
    40, 40, 40,
  ])
  expect(loads(after(typed(TEST, 120)))).toEqual([60, 60, 60])
})

test('a test that is not done after all takes back what it filled in, and no typed number', () => {
  const undone: SessionMove = { type: 'undone', entry: TEST, set: 0 }
  const after = begin()
  const before = after({ type: 'noted', entry: TEST, note: 'Deep' })
  after(typed(TEST, 100), done(TEST, 0))
  expect(after(undone)).toEqual(before)
  expect(loads(after(typed(PRESS, 40), typed(TEST, 120)))).toEqual([40, 40, 40])
})

test('a test keeps what the trainee changed in another exercise', () => {
  const pressAfter = (...moves: SessionMove[]) => begin()(...moves, typed(TEST, 100), done(TEST, 0))
  expect(pressAfter({ type: 'skipped', entry: PRESS })).toMatchObject({ skipped: true })
  const changed = pressAfter(
    { type: 'warmed up', entry: PRESS, set: 0 },
    { type: 'noted', entry: PRESS, note: 'Wide' },
    { type: 'rest changed', entry: PRESS, seconds: 30 },
    { type: 'added', entry: PRESS },
  )
  expect(changed).toMatchObject({ warmedUp: [0], note: 'Wide', asked: { rest: 150, load: 50 } })
  expect(loads(changed)).toEqual([50, 50, 50, 50])
})
