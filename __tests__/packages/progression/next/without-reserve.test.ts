import { eight, planOf, rules, stories } from '../../../training/model/train-by-hand'

const hold = { exercise: 'plank', measure: 'seconds' as const, reserve: undefined }
const grows = { on: 'all sets at the top', raise: 'nothing' } as const

describe('a step without a reserve is a fifth at most', () => {
  stories(planOf({ ...hold, amount: '5-40' }, grows))`
    a short hold grows by a second or two, a longer one by five
    5 5 5 → 6 6 6 of 5-40. Not all sets at 40 seconds yet: a few more seconds where you can.
    10 10 10 → 12 12 12 of 5-40. Not all sets at 40 seconds yet: a few more seconds where you can.
    30 30 30 → 35 35 35 of 5-40. Not all sets at 40 seconds yet: a few more seconds where you can.
  `
  stories(planOf({ ...hold, amount: eight('15-30', '30-45', '30-45') }, grows))`
    also into a range that starts higher
    20 20 20 → 24 24 24 of 24-45. Up to 30 in steps of a fifth: 24 seconds.
    24 24 24 → 28 28 28 of 28-45. Up to 30 in steps of a fifth: 28 seconds.
  `
  stories(
    planOf({ exercise: 'push-up', reserve: undefined, amount: eight('5-8', '10-12') }, grows),
  )`
    and in reps
    6 6 6 → 7 7 7 of 7-12. Up to 10 in steps of a fifth: 7.
  `
})

describe('a rung takes two clean sessions where no reserve is asked', () => {
  const ladder = [{ as: 'knees' }, { as: 'feet' }]
  stories(planOf({ ...hold, amount: '20', ladder }, { ...rules.linear, raise: 'the next rung' }))`
    without a reserve
    20 20 20 → 20 20 20 of 20, knees. All sets at 20 seconds: repeat it. Going up takes 2 sessions in a row.
    20 20 20 → 20 20 20 of 20, feet. All sets at 20 seconds: the next rung, feet.
  `
  stories(planOf({ exercise: 'push-up', ladder }, rules.rungs))`
    with one, a session is enough
    12 12 12, 2 left → 8 8 8 of 8-12, feet. All sets at 12: the next rung, feet.
  `
})
