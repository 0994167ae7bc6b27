import { plausibilityQuestion } from '../../../../src/training/model/session/plausibility'

const reps = { measure: 'reps' } as const
const machine = { kind: 'machine', most: Number.POSITIVE_INFINITY } as const
const dumbbell = { ...machine, kind: 'dumbbell' } as const

test.each([
  [
    'the prescribed set',
    { load: 60, unit: 'kg', amount: 8 },
    { ...reps, load: 60, unit: 'kg' },
    undefined,
  ],
  ['no weight', { amount: 8 }, reps, undefined],
  ['a heavy leg press', { load: 400, unit: 'kg', amount: 8 }, reps, undefined],
  ['a slip of the thumb', { load: 99_999, unit: 'kg', amount: 8 }, reps, '99999 kg?'],
  ['the same in pounds', { load: 1200, unit: 'lb', amount: 8 }, reps, '1200 lb?'],
  ['heavy pounds', { load: 900, unit: 'lb', amount: 8 }, reps, undefined],
  [
    'a digit too many',
    { load: 600, unit: 'kg', amount: 8 },
    { ...reps, load: 60, unit: 'kg' },
    '600 kg?',
  ],
  [
    'a zero too many',
    { load: 225, unit: 'kg', amount: 8 },
    { ...reps, load: 60, unit: 'kg' },
    '225 kg?',
  ],
  [
    'three times a light weight',
    { load: 16, unit: 'kg', amount: 8 },
    { ...reps, load: 4, unit: 'kg' },
    undefined,
  ],
  [
    'prescribed in the other unit',
    { load: 135, unit: 'lb', amount: 8 },
    { ...reps, load: 60, unit: 'kg' },
    undefined,
  ],
  ['999 reps', { amount: 999 }, reps, '999 reps?'],
  ['half a rep', { amount: 8.5 }, reps, '8.5 reps?'],
  ['zero reps', { amount: 0 }, reps, '0 reps?'],
  ['half a minute', { amount: 12.5 }, { measure: 'minutes' }, undefined],
  ['a hold of an hour', { amount: 3600 }, { measure: 'seconds' }, '3600 seconds?'],
] as const)('questions a set only if it is implausible: %s', (_, set, asked, question) => {
  expect(plausibilityQuestion(set, asked, machine)).toBe(question)
})

test.each([
  ['a dumbbell nobody has', { load: 100, unit: 'kg' }, reps, dumbbell, '100 kg?'],
  ['a dumbbell nobody has, in pounds', { load: 125, unit: 'lb' }, reps, dumbbell, '125 lb?'],
  ['a heavy dumbbell', { load: 40, unit: 'kg' }, reps, dumbbell, undefined],
  [
    'above the heaviest owned weight',
    { load: 18, unit: 'kg' },
    reps,
    { ...dumbbell, weights: [4, 16] },
    '18 kg?',
  ],
  [
    'above the maximum load of the plan',
    { load: 12, unit: 'kg' },
    reps,
    { ...machine, most: 10 },
    '12 kg?',
  ],
  [
    'close to the prescribed weight',
    { load: 60, unit: 'kg' },
    { ...reps, load: 55, unit: 'kg' },
    dumbbell,
    undefined,
  ],
] as const)(
  'questions a first weight only if it is unlikely to exist: %s',
  (_, set, asked, available, question) => {
    expect(plausibilityQuestion(set, asked, available)).toBe(question)
  },
)
