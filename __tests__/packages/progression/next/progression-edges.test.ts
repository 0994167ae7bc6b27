import type { WrittenProgression } from '../../../../packages/progression/language/progression-grammar'
import { breakDays } from '../../../../packages/progression/next/break-days'
import { repeatLastSets } from '../../../../packages/progression/next/decision'
import type { SessionLog } from '../../../../packages/progression/record/log'
import { emptyState } from '../../../../packages/progression/record/plan-state'
import type { LineFields } from '../../../support/fixtures/program-line'
import {
  eight,
  maximum,
  planOf,
  rules,
  stories,
  trainee,
} from '../../../training/model/train-by-hand'

describe('a set to failure earns no raise if the next time leaves reps in reserve', () => {
  const waves = (rule: WrittenProgression = rules.double) =>
    planOf({ reserve: eight('1', '0', '1') }, rule)
  stories(waves())`
    rated none left, one prescribed next time: no raise
    60 × 10 10 10, 1 left → 60 × 11 11 11 of 8-12. Not all sets at 12 yet: one more rep where you can.
    60 × 12 12 12, 0 left → 60 × 12 12 12 of 8-12. All sets at 12 with 0 left, as asked: as many reps as last time. Going up takes 1 left.

    not rated counts as the prescribed none left: no raise
    60 × 10 10 10, 1 left → 60 × 11 11 11 of 8-12. Not all sets at 12 yet: one more rep where you can.
    60 × 12 12 12 → 60 × 12 12 12 of 8-12. All sets at 12 with 0 left, as asked: as many reps as last time. Going up takes 1 left.
  `
  stories(waves({ ...rules.double, left: 0 }))`
    the rule's own reserve of zero earns a raise
    60 × 10 10 10, 1 left → 60 × 11 11 11 of 8-12. Not all sets at 12 yet: one more rep where you can.
    60 × 12 12 12, 0 left → 62.5 × 8 8 8 of 8-12. All sets at 12: 2.5 kg more.
  `
  stories(planOf({ reserve: eight('2', '3') }, rules.double))`
    less in reserve than next time's earns a raise, if any is left
    60 × 12 12 12, 2 left → 62.5 × 8 8 8 of 8-12. All sets at 12: 2.5 kg more.
  `
})

const rising = planOf(
  { amount: eight('6-8', '8-10', '8-10') },
  { ...rules.double, raise: 'nothing' },
)
stories(rising)`
  a missed set repeats in its own range, even if the week's range is higher
  60 × 6 6 5 → 60 × 6 6 6 of 6-8. A set below 6: same as last time.
  60 × 6 6 6 → 60 × 7 7 7 of 7-10. Up to 8 in steps of a fifth: 7.
`

test("a missed set on another line does not change today's prescription", () => {
  const asked = { amount: '6-8', measure: 'reps', sets: 1 }
  const last = { line: 'A / press / 1', asked, sets: [{ amount: 5, done: true }] }
  const program = planOf({ amount: '6-8' }, rules.double)
  const [a] = program.sessions
  const light = planOf({ amount: '8-10' }, rules.double).sessions.map((b) => ({ ...b, name: 'B' }))
  Object.assign(program, { sessions: [a, ...light] })
  const onLine = (line: string) =>
    repeatLastSets(
      {
        planned: { lineKey: line },
        last,
        measure: 'reps',
        sets: 1,
        range: { low: 8, high: 10 },
        history: [{ session: { week: 1 }, entry: last }],
        input: { program },
        rule: rules.double,
      } as never,
      '',
    )
  expect(onLine('A / press / 1')).toMatchObject({ amount: '6-8', targets: [6] })
  expect(onLine('B / press / 1')).not.toHaveProperty('amount')
})

describe('after a change of the unit, a converted weight is the same weight', () => {
  const double = (more: Partial<WrittenProgression> = {}) =>
    planOf({}, { ...rules.double, ...more })
  const pounds = { unit: 'lb', bar: 45 } as const
  // 100 kg is 220.5 lb, and 60 kg is 132.3 lb: in steps of 5 lb, 220 and 130.
  stories(double(), pounds)`
    in the middle of a session
    100 kg × 12, 220 × 12 12, 2 left → 225 × 8 8 8 of 8-12. All sets at 12: 5 lb more.

    the heaviest weight is not the greatest number
    100 kg × 10, 176 × 10 10 → 220 × 11 11 11 of 8-12. Not all sets at 12 yet: one more rep where you can.

    a lighter set is still lighter
    100 kg × 12, 215 × 12 12, 2 left → 220 × 12 12 12 of 8-12. Not all sets with the heaviest weight: same as last time.
  `
  stories(double())`
    back to kilograms
    220 lb × 12 12, 100 × 12, 2 left → 102.5 × 8 8 8 of 8-12. All sets at 12: 2.5 kg more.
  `
  stories(
    double({ times: 2, misses: 'a step less', stall: { after: 2, take: '10% less' } }),
    pounds,
  )`
    two sessions in a row
    60 kg × 12 12 12, 2 left → 130 × 12 12 12 of 8-12. All sets at 12: repeat it. Going up takes 2 sessions in a row.
    130 × 12 12 12, 2 left → 135 × 8 8 8 of 8-12. All sets at 12: 5 lb more.
  `
})

describe('a correction is at least one step', () => {
  const correct = { ...rules.double, from: 3, correct: { weeks: '1-2', off: 2 } }
  const limited = { ...correct, limit: 15, climb: 15 }
  const repsOnly = { on: correct.on, raise: 'nothing' as const, correct: correct.correct }

  // Two reps are 5%: 0.6 kg of 12 and 2 kg of 40, both below one step.
  test.each([
    ['goblet', correct, 12, 4, 14],
    ['goblet', correct, 12, 0, 10],
    // The limit blocks a step up (2 kg is 16.7% of 12 kg and 12.5% of 16 kg), but never a step down.
    ['goblet', limited, 12, 4, 12],
    ['goblet', limited, 12, 0, 10],
    // A rule that raises nothing finds its first weight all the same.
    ['goblet', repsOnly, 12, 4, 14],
  ])(
    '%s under %j at %d kg with %d left: next load is %d kg',
    (exercise, rule, load, left, next) => {
      const { does, asks } = trainee(planOf({ exercise, amount: '12' }, rule))
      does(load, [12, 12, 12], left)
      expect(asks().load).toBe(next)
    },
  )
})

stories(planOf({ exercise: 'row' }, { ...rules.double, limit: 10, climb: 15 }))`
  exactly 10% is within a limit of 10%
  50 × 12 12 12, 2 left → 55 × 8 8 8 of 8-12. All sets at 12: 5 kg more.

  11% is above a limit of 10%
  45 × 12 12 12, 2 left → 45 × 13 13 13 of 8-15. The next weight, 50 kg, is 11% heavier: work up to 15 reps with this one first.
`

describe('a missed rep under a percent rule', () => {
  const share = { exercise: 'squat', amount: '5', reserve: undefined, percent: 80 }
  const best = maximum('squat', 100)

  stories(planOf(share, rules.percent, { deloads: [3], tests: [6] }), best)`
    holds through a lighter week, until a full session at the cut weight (80% of 95 = 76)
    80 × 5 5 4 → 75 × 5 5 5 of 5. 80% of your one-rep max, 95 kg, 5% less for each week with a missed rep: 76 kg, so 75 kg.
    75 × 5 5 4 → 72.5 × 5 5 5 of 5. 80% of your one-rep max, 90.3 kg, 5% less for each week with a missed rep: 72.2 kg, so 72.5 kg.
    72.5 × 5 5 5 → 72.5 × 5 5 5 of 5. 80% of your one-rep max, 90.3 kg, 5% less for each week with a missed rep: 72.2 kg, so 72.5 kg.
    72.5 × 5 5 5 → 75 × 5 5 5 of 5. 80% of your one-rep max, 95 kg, 5% less for each week with a missed rep: 76 kg, so 75 kg.
    75 × 5 5 5 → 80 × 5 5 5 of 5. 80% of your one-rep max, 100 kg: 80 kg.
  `
  stories(planOf(share, {}), best)`
    is not mentioned if it takes nothing off
    80 × 5 5 4 → 80 × 5 5 5 of 5. 80% of your one-rep max, 100 kg: 80 kg.
  `

  test('does not apply where the percentage only sets a first load', () => {
    const { asks } = trainee(planOf({ ...share, percent: 50 }, { on: 'the reserve' }), best)
    expect(asks()).toMatchObject({ load: 50 })
    expect(asks()).not.toHaveProperty('ofMax')
  })
})

describe('after a break', () => {
  const gap: WrittenProgression = { gap: { days: 7, take: '10% less' } }
  const after = 'After a break of 7 days:'
  test.each<[string, LineFields, WrittenProgression, object]>([
    [
      'a hold gets a tenth shorter, with a set fewer',
      { exercise: 'plank', measure: 'seconds', amount: eight('30', '40') },
      gap,
      { sets: 2, amount: '27', reason: `${after} 27 seconds.` },
    ],
    [
      'what a rule changes begins at the bottom of its range',
      { exercise: 'push-up', amount: '20-40' },
      { ...rules.double, raise: 'nothing', ...gap },
      { targets: [20, 20], reason: `${after} from the bottom of the range.` },
    ],
  ])('without weight: %s', (_, fields, rule, asked) => {
    const { does, asks } = trainee(planOf(fields, rule))
    does(undefined, [30, 30, 30])
    expect(asks()).toMatchObject(asked)
  })

  test.each([
    ['2026-12-20T23:30:00', false],
    ['2026-12-21T06:00:00', true],
  ])('a break counts calendar days: %s', (now, expected) => {
    const last = { plan: 'plan', started: '2026-12-11T18:00:00Z', date: '2026-12-11' }
    const program = planOf({}, { gap: { days: 10, take: '10% less' } })
    const input = { program, state: emptyState('plan'), now: new Date(now) }
    expect(breakDays(input, [last as SessionLog], undefined) > 0).toBe(expected)
  })

  test.each([
    [6, 6, 'from the bottom of the range.'],
    [10, 10, 'from the bottom of the range.'],
    [18, 16, '2 kg less.'],
  ])(
    'a tenth off %d kg rounds to the nearest dumbbell within 12%%, %d kg',
    (load, less, reason) => {
      const { does, asks } = trainee(planOf({ exercise: 'goblet' }, { ...rules.double, ...gap }))
      does(load, [8, 8, 8])
      expect(asks()).toMatchObject({ load: less, reason: `${after} ${reason}` })
    },
  )

  stories(planOf({ amount: eight('6-8', '8-10') }, { ...rules.double, ...gap }))`
    a weight is lighter, even if the week's range is higher
    60 × 8 8 8 → 55 × 8 8 of 8-10. After a break of 7 days: 5 kg less.
  `
})
