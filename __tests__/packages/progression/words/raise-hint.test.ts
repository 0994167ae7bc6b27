import { sessionsInWeek } from '../../../../packages/progression/language/week'
import { findExercise } from '../../../../packages/progression/record/exercises'
import { raiseHint } from '../../../../packages/progression/words/raise-hint'
import { exercises, planOf, rules } from '../../../training/model/train-by-hand'

/** The raise text that print shows for the plan's line in a week. */
function says(plan: ReturnType<typeof planOf>, week = 1) {
  const [line] = sessionsInWeek(plan, week)[0]?.lines ?? []
  if (!line) throw new Error('The plan has a line.')
  return raiseHint({
    program: plan,
    line,
    week,
    exercise: findExercise(exercises, line.exercise),
  })
}

test('the raise text names the condition and the step', () => {
  expect(says(planOf({}, rules.double))).toBe('All sets at 12 with 2 left: 2.5 kg (5 lb) more.')
  expect(says(planOf({ exercise: 'squat' }, { on: 'the first set at the top', left: 3 }))).toBe(
    'First set at 12 with 3 left: 5 kg (10 lb) more.',
  )
  expect(says(planOf({ amount: '5' }, { ...rules.linear, times: 2, stays: 2 }))).toBe(
    'All sets at 5 with 2 left 2 times in a row after 2 weeks with it: 2.5 kg (5 lb) more.',
  )
  expect(says(planOf({}, rules.rungs))).toBe('All sets at 12 with 2 left: the next rung.')
})

test("the raise text uses the next heavy week's reserve when it is higher", () => {
  // The third week is a deload.
  const plan = planOf({ reserve: ['1', '0', '4', '1', '0'] }, rules.double, { deloads: [3] })
  expect(says(plan, 1)).toMatch(/^All sets at 12 with 1 left:/)
  expect(says(plan, 2)).toMatch(/^All sets at 12 with 1 left:/)
  expect(says(plan, 5)).toMatch(/^All sets at 12 with 0 left:/)
})

test.each([
  ['a fixed number', planOf({ amount: '8' }, rules.double)],
  ['a rule without a condition', planOf({}, rules.weeks)],
  ['weeks whose sets do not count yet', planOf({}, { ...rules.double, from: 3 })],
  ['a deload', planOf({}, rules.double, { deloads: [1] })],
  ['a test', planOf({ test: true }, rules.double)],
  ['weeks that raise nothing', planOf({}, { ...rules.double, weeks: '5' })],
])('there is no raise text for %s', (_, plan) => {
  expect(says(plan)).toBeUndefined()
})
