import { plausibilityQuestion } from '../../../../src/training/model/moves/plausibility'

const weight = (load: number, unit: 'kg' | 'lb' = 'kg') => ({ load, unit, amount: 8 })
const machine = { kind: 'machine', most: Number.POSITIVE_INFINITY } as const
const dumbbell = { ...machine, kind: 'dumbbell' } as const

test.each([
  ['the prescribed set', weight(60), weight(60), undefined],
  ['no weight', { amount: 8 }, {}, undefined],
  ['a heavy leg press', weight(400), {}, undefined],
  ['a slip of the thumb', weight(99_999), {}, '99999 kg?'],
  ['the same in pounds', weight(1200, 'lb'), {}, '1200 lb?'],
  ['heavy pounds', weight(900, 'lb'), {}, undefined],
  ['a digit too many', weight(600), weight(60), '600 kg?'],
  ['four times the prescription', weight(225), weight(60), '225 kg?'],
  ['four times a light weight', weight(16), weight(4), undefined],
  ['prescribed in the other unit', weight(135, 'lb'), weight(60), undefined],
  ['999 reps', { amount: 999 }, {}, '999 reps?'],
  ['half a rep', { amount: 8.5 }, {}, '8.5 reps?'],
  ['zero reps', { amount: 0 }, {}, '0 reps?'],
  ['half a minute', { amount: 12.5 }, { measure: 'minutes' }, undefined],
  ['a hold of an hour', { amount: 3600 }, { measure: 'seconds' }, '3600 seconds?'],
] as const)('questions a set only if it is implausible: %s', (_, set, asked, question) => {
  expect(plausibilityQuestion(set, { measure: 'reps', ...asked }, machine)).toBe(question)
})

test.each([
  ['a dumbbell nobody has', weight(100), dumbbell, '100 kg?'],
  ['a dumbbell nobody has, in pounds', weight(125, 'lb'), dumbbell, '125 lb?'],
  ['a heavy dumbbell', weight(40), dumbbell, undefined],
  ['above the heaviest owned weight', weight(18), { ...dumbbell, weights: [4, 16] }, '18 kg?'],
  ['above the maximum load of the plan', weight(12), { ...machine, most: 10 }, '12 kg?'],
] as const)(
  'questions a first weight only if it is unlikely to exist: %s',
  (_, set, available, question) => {
    expect(plausibilityQuestion(set, { measure: 'reps' }, available)).toBe(question)
  },
)

test('a prescribed weight may be heavier than what trainees usually own', () => {
  const asked = { measure: 'reps', load: 55, unit: 'kg' } as const
  expect(plausibilityQuestion(weight(60), asked, dumbbell)).toBeUndefined()
})
