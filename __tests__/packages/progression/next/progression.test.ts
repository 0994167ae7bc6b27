import type { ProgramSession } from '../../../../packages/progression/language/program'
import { parseProgression } from '../../../../packages/progression/language/progression'
import type { WrittenProgression } from '../../../../packages/progression/language/progression-grammar'
import { findOpenBreak } from '../../../../packages/progression/next/break-days'
import { availableLoads } from '../../../../packages/progression/next/loads'
import { afterBadFirstSet } from '../../../../packages/progression/next/setbacks'
import { findExercise } from '../../../../packages/progression/record/exercises'
import type { Entry } from '../../../../packages/progression/record/log'
import {
  exercises,
  inputOf,
  line,
  maximum,
  planOf,
  planWith,
  rules,
  steps,
  stories,
  trainee,
} from '../../../training/model/train-by-hand'

const double = (more: Partial<WrittenProgression>) => planOf({}, { ...rules.double, ...more })

describe('when a raise is due', () => {
  stories(planOf({ amount: '8' }, rules.double))`
    a fixed number of reps earns no raise
    60 × 8 8 8, 4 left → 60 × 8 8 8 of 8. As planned this week.
  `
  stories(double({ from: 3 }))`
    no raise before week 3, or from sets done before it
    60 × 12 12 12, 2 left → 60 × 12 12 12 of 8-12. Increases start in week 3: same as last time.
    60 × 12 12 12, 2 left → 60 × 12 12 12 of 8-12. Sets count from week 3 on: same as last time.
    60 × 12 12 12, 2 left → 62.5 × 8 8 8 of 8-12. All sets at 12: 2.5 kg more.
  `
  stories(double({ from: 2, every: 2 }))`
    raises come every second week from week 2
    60 × 12 12 12, 2 left → 60 × 12 12 12 of 8-12. Sets count from week 2 on: same as last time.
    60 × 12 12 12, 2 left → 60 × 12 12 12 of 8-12. Increases come every second week, counted from week 2: same as last time.
    60 × 12 12 12, 2 left → 62.5 × 8 8 8 of 8-12. All sets at 12: 2.5 kg more.
    62.5 × 12 12 12, 2 left → 62.5 × 12 12 12 of 8-12. Increases come every second week, counted from week 2: same as last time.
  `
  stories(double({ weeks: '3' }))`
    raises come in named weeks only
    60 × 12 12 12, 2 left → 60 × 12 12 12 of 8-12. Increases come only in week 3: same as last time.
    60 × 12 12 12, 2 left → 62.5 × 8 8 8 of 8-12. All sets at 12: 2.5 kg more.
    62.5 × 12 12 12, 2 left → 62.5 × 12 12 12 of 8-12. Increases come only in week 3: same as last time.
  `
  stories(double({ stays: 2 }))`
    a weight stays at least two weeks
    60 × 12 12 12, 2 left → 60 × 12 12 12 of 8-12. A weight stays for at least 2 weeks, and you started this one in week 1: same as last time.
    60 × 12 12 12, 2 left → 62.5 × 8 8 8 of 8-12. All sets at 12: 2.5 kg more.
  `
  const looking = (off: number) =>
    planOf({ amount: '12' }, { ...rules.double, from: 3, correct: { weeks: '1-2', off } })
  stories(looking(2))`
    correction weeks adjust the weight by reps left
    60 × 12 12 12, 4 left → 62.5 × 12 12 12 of 12. 2 reps above today's target: 2.5 kg more.
  `
  stories(looking(3))`
    reps left below the rule's threshold change nothing
    60 × 12 12 12, 4 left → 60 × 12 12 12 of 12. Increases start in week 3: as planned this week.
  `
})

describe('what earns a raise', () => {
  stories(planOf({}, { on: 'the first set at the top' }))`
    the first set alone can earn the raise
    60 × 12 10 9, 2 left → 62.5 × 8 8 8 of 8-12. First set at 12: 2.5 kg more.
  `
  stories(planOf({}, { on: 'the last set at the top' }))`
    the last set alone decides
    60 × 12 12 11, 2 left → 60 × 12 12 12 of 8-12. Not all sets at 12 yet: one more rep where you can.
  `
  stories(double({ left: 3 }))`
    the rule's own reserve overrides the week's
    60 × 12 12 12, 2 left → 60 × 12 12 12 of 8-12. All sets at 12 with 2 left, as asked: as many reps as last time. Going up takes 3 left.
    60 × 12 12 12, 3 left → 62.5 × 8 8 8 of 8-12. All sets at 12: 2.5 kg more.

    an unrated set counts as prescribed: too little for this rule
    60 × 12 12 12 → 60 × 12 12 12 of 8-12. All sets at 12 with 2 left, as asked: as many reps as last time. Going up takes 3 left.
  `
  stories(double({ times: 2 }))`
    two successes in a row with the same weight
    60 × 12 12 12, 2 left → 60 × 12 12 12 of 8-12. All sets at 12: repeat it. Going up takes 2 sessions in a row.
    60 × 12 12 12, 2 left → 62.5 × 8 8 8 of 8-12. All sets at 12: 2.5 kg more.
  `
})

describe('what a raise changes', () => {
  stories(double({ raise: '5% more' }))`
    5% more
    60 × 12 12 12, 2 left → 62.5 × 8 8 8 of 8-12. All sets at 12: 2.5 kg more.
  `
  stories(double({ raise: '1 rep more' }))`
    1 rep more
    60 × 12 12 12, 2 left → 60 × 9 9 9 of 9-13. All sets at 12: 1 rep more.
  `
  stories(double({ raise: '1 set more' }))`
    1 set more
    60 × 12 12 12, 2 left → 60 × 8 8 8 8 of 8-12. All sets at 12: 1 set more.
  `
  const hold = {
    exercise: 'plank',
    measure: 'seconds' as const,
    amount: '30-40',
    reserve: undefined,
  }
  stories(planOf(hold, { ...rules.double, raise: '5 seconds more' }))`
    5 seconds more
    40 40 40 → 35 35 35 of 35-45. All sets at 40 seconds: 5 seconds more.
    45 45 45 → 40 40 40 of 40-50. All sets at 45 seconds: 5 seconds more.
  `
  const full = { other: { upper: '1 kg', lower: '1 kg', most: '15 kg' } } as const
  stories(planOf({ exercise: 'push-up' }, { ...rules.double, slow: 2, steps: full }))`
    a full bag: slower reps
    15 × 12 12 12, 2 left → 15 × 12 12 12 of 8-12. All sets at 12: 2 seconds longer on the way down.
  `
})

describe('a jump above the limit', () => {
  const bells = { ...rules.double, limit: 15, climb: 14, steps: { kettlebell: '4 kg' } }
  // 16 to 20 kg is 25% more, 32 to 36 kg is 12.5%.
  stories(planOf({ exercise: 'goblet' }, bells))`
    comes after a climb in reps and lands below the range
    16 × 12 12 12, 2 left → 16 × 13 13 13 of 8-14. The next weight, 20 kg, is 25% heavier: work up to 14 reps with this one first.
    16 × 13 13 13, 2 left → 16 × 14 14 14 of 8-14. The next weight, 20 kg, is 25% heavier: work up to 14 reps with this one first.
    16 × 14 14 14, 2 left → 20 × 6 6 6 of 6-12. All sets at 14: 4 kg more. Expect about 6.
    20 × 6 6 6, 2 left → 20 × 7 7 7 of 6-12. Not all sets at 12 yet: one more rep where you can.
    20 × 8 8 8, 2 left → 20 × 9 9 9 of 8-12. Not all sets at 12 yet: one more rep where you can.

    a smaller jump comes at once
    32 × 12 12 12, 2 left → 36 × 8 8 8 of 8-12. All sets at 12: 4 kg more.
  `
  stories(planOf({ exercise: 'goblet' }, { ...bells, miss: 'a step less' }))`
    stays there if going back is a step of 20%: a set less instead
    16 × 14 14 14, 2 left → 20 × 6 6 6 of 6-12. All sets at 12: 4 kg more. Expect about 6.
    20 × 6 6 5, 2 left → 20 × 6 6 of 6-12. A set below 6: the same weight, a set less.
  `
})

describe('misses, stalls and breaks', () => {
  stories(double({ miss: '5% less' }))`
    a miss takes off the rule's amount
    60 × 8 8 7, 1 left → 57.5 × 8 8 8 of 8-12. A set below 8: 2.5 kg less.
  `
  stories(double({ misses: 'a step less' }))`
    two misses take off the rule's amount, and the lighter weight starts a new count
    60 × 8 8 7, 1 left → 60 × 8 8 8 of 8-12. A set below 8: same as last time.
    60 × 8 7 7, 1 left → 57.5 × 8 8 8 of 8-12. Below 8 twice in a row: 2.5 kg less.
    57.5 × 8 7 7, 1 left → 57.5 × 8 8 8 of 8-12. A set below 8: same as last time.
  `
  stories(double({ raise: '1 rep more' }))`
    two misses take off a tenth even if raises add reps
    60 × 8 8 7, 1 left → 60 × 8 8 8 of 8-12. A set below 8: same as last time.
    60 × 8 7 7, 1 left → 55 × 8 8 8 of 8-12. Below 8 twice in a row: 5 kg less.
  `
  stories(double({ stall: { after: 3, take: '10% less' } }))`
    a stall takes off a tenth
    60 × 10 10 9, 2 left → 60 × 11 11 10 of 8-12. Not all sets at 12 yet: one more rep where you can.
    60 × 10 10 9, 2 left → 60 × 11 11 10 of 8-12. Not all sets at 12 yet: one more rep where you can.
    60 × 10 10 9, 2 left → 55 × 8 8 8 of 8-12. 3 sessions without progress: 5 kg less.
  `
  stories(double({}))`
    fewer reps left than prescribed, within the range: same reps
    60 × 10 9 9, 1 left → 60 × 10 9 9 of 8-12. Too few reps left: same as last time.
  `

  test('a bad first set makes the remaining sets lighter', () => {
    const { does, sessions } = trainee(double({ badDay: 5 }))
    does(60, [8], 0)
    const [entry] = sessions[0]?.entries ?? []
    const gear = { unit: 'kg', bar: 20 } as const
    const available = availableLoads(findExercise(exercises, 'press'), { steps }, gear)
    // 0.95 × 60 = 57
    expect(afterBadFirstSet(entry as Entry, { rule: { badDay: 5 }, available })).toMatchObject({
      load: 57.5,
      reason: 'First set: 0 left, not 2: 2.5 kg less.',
    })
    expect(afterBadFirstSet(entry as Entry, { rule: {}, available })).toBeUndefined()
  })
})

const on = (day: string) => new Date(`${day}T18:00Z`)

describe('a break counts from the last session of any kind', () => {
  // The trainee's weeks start on January 5, 12 and 19.
  const plan = planOf({}, rules.double, { deloads: [2] })
  stories(plan)`
    a deload is not a break
    60 × 10 10 10 → 55 × 8 8 8 of 8-12. Lighter week: 5 kg less.
    55 × 8 8 8 → 60 × 11 11 11 of 8-12. Not all sets at 12 yet: one more rep where you can.
  `
  stories(plan, { now: on('2026-01-22') })`
    idle days after a deload are a break
    60 × 10 10 10 → 55 × 8 8 8 of 8-12. Lighter week: 5 kg less.
    55 × 8 8 8 → 55 × 8 8 of 8-12. After a break of 10 days: 5 kg less.
  `

  test('kept weights stay until the next break', () => {
    const { does, asks, decide } = trainee(planOf({}, rules.double), { now: on('2026-01-22') })
    does(60, [10, 10, 10])
    decide({ kept: '2026-01-22T18:00:00Z' })
    expect(asks()).toMatchObject({ load: 60, reason: /one more rep/ })
    decide({ kept: '2026-01-04T18:00:00Z' })
    expect(asks()).toMatchObject({ load: 55, reason: /break/ })
  })

  const later = { ...maximum('press', 100), now: on('2026-01-22') }
  stories(planOf({ percent: 80, amount: '5' }, rules.percent), later)`
    a percent rule starts lower too
    80 × 5 5 5 → 72.5 × 5 5 of 5. 80% of your one-rep max, 100 kg: 80 kg. After a break of 17 days: 7.5 kg less.
  `
  stories(planOf({ percent: 80, amount: '5', test: true }, rules.percent), later)`
    a test takes nothing off
    80 × 5 5 5 → 75 × 5 5 5 of 5. 80% of your one-rep max, 93.3 kg: 74.7 kg, so 75 kg.
  `
})

test('a plan can repeat the last week after a break', () => {
  const again = double({ gap: { days: 10, take: 'the week again' } })
  const now = on('2026-01-22')
  const { does, asks, sessions } = trainee(again, { now })
  does(60, [12, 12, 12])
  const reason = 'After a break of 17 days: 5 kg less.'
  expect(asks()).toMatchObject({ load: 55, reason })
  const input = inputOf(again, sessions, { now })
  const breakIn = (changed: Partial<typeof input>) => findOpenBreak({ ...input, ...changed })
  expect(breakIn({})).toEqual({
    days: 17,
    weeks: { week: 1, to: 1 },
    isLighter: true,
    ruleText: 'week 1 again, 10% less once, two sets fewer in the first session',
  })
  expect(breakIn({ now: on('2026-01-14') })).toBeUndefined()
  expect(breakIn({ program: double({}) })?.weeks).toBeUndefined()
  // After four weeks the block begins again.
  expect(breakIn({ program: double({}), now: on('2026-02-18') })).toMatchObject({
    weeks: { week: 1, to: 1 },
    ruleText: 'week 1 again, 20% less once, two sets fewer in the first session',
  })
  const kept = '2026-01-22T17:00:00Z'
  const decided = { ...input.state, restarts: [{ week: 1, at: kept }] }
  expect(breakIn({ state: decided })?.weeks).toBeUndefined()
  expect(breakIn({ state: { ...input.state, kept } })?.isLighter).toBe(false)
  expect(breakIn({ state: { ...decided, kept } })).toBeUndefined()
})

describe('percent of another result', () => {
  const once = { exercise: 'push-up', sets: [1, ...Array(7).fill(0)], amount: 'max', test: true }
  const after = { sets: [0, ...Array(7).fill(3)], progression: 'weeks' }
  const shareOf = (fields: object, first: object = {}) =>
    planWith({ steps }, { ...after, ...fields }, { ...once, progression: 'weeks', ...first })

  stories(shareOf({ exercise: 'push-up', amount: 'share', percent: 50, of: 'test' }))`
    half of a test in reps, rounded down
    13 → 6 6 6 of 6. Half of your test, 13: 6.
  `
  const ofTest = shareOf({ amount: '6', percent: 80, of: 'test' }, { exercise: 'press' })
  stories(ofTest)`
    80 percent of a test weight, rounded to the nearest (0.8 × 61 = 48.8)
    61 × 5, 1 left → 50 × 6 6 6 of 6. 80% of your test weight, 61 kg: 48.8 kg, so 50 kg.
  `
  stories({ ...ofTest, progression: parseProgression({ steps, round: 'down' }) })`
    80 percent of a test weight, rounded down
    61 × 5, 1 left → 47.5 × 6 6 6 of 6. 80% of your test weight, 61 kg: 48.8 kg, so 47.5 kg.
  `
  const week1 = { exercise: 'swing', amount: '8', test: false }
  stories(shareOf({ exercise: 'swing', percent: 67, of: 'week 1' }, week1))`
    two thirds of another lift’s first week (0.67 × 24 = 16.1)
    24 × 8, 4 left → 16 × 8 8 8 of 8-12. Two thirds of week 1's weight, 24 kg: 16.1 kg, so 16 kg.
  `
  const press = { exercise: 'press', test: false }
  stories(shareOf({ percent: 100, of: 'last time', plus: 1 }, press))`
    last time's weight plus a step
    60 × 8, 2 left → 62.5 × 8 8 8 of 8-12. Last time's weight plus a step: 60 kg, so 62.5 kg.
  `
})

describe('repeating a load', () => {
  stories(planOf({}, { on: 'all sets at the top', raise: 'nothing' }))`
    also repeats it under a rule that never raises
    60 × 9 9 7, 2 left → 60 × 9 9 9 of 8-12. A set below 8: same as last time.
    60 × 9 7 9, 2 left → 60 × 9 9 9 of 8-12. Below 8 twice in a row: same as last time.
  `
  // 0.7 × 8 rounds up to 6, but the load did not change.
  stories(planOf({ amount: ['6-10', ...Array(7).fill('8-12')] }, rules.double))`
    a lower range is not mistaken for a landing after a jump
    60 × 6 6 6, 2 left → 60 × 8 8 8 of 8-12. Not all sets at 12 yet: one more rep where you can.
  `

  test('under a weeks rule, a short set on one line repeats nothing on another, even with shared accounts', () => {
    const ride = { exercise: 'plank', measure: 'minutes' as const, reserve: undefined, sets: 1 }
    const plan = planWith({ again: 1, accounts: 'lift' }, { ...ride, amount: '15' })
    const [session] = plan.sessions as [ProgramSession]
    const other = { ...session, name: 'B', weeks: [2], lines: [line({ ...ride, amount: '30' })] }
    const { does, asks } = trainee({ ...plan, sessions: [{ ...session, weeks: [1, 3] }, other] })
    does(undefined, [15])
    does(undefined, [29])
    expect(asks()).toMatchObject({ amount: '15', reason: 'As planned this week.' })
  })
})
