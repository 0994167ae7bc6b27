import { type KnownExercise, readTypedLine } from '../../editor/lines/typed-line'
import { addTypedLines } from '../../editor/lines/typed-lines'

const exercises: KnownExercise[] = [
  { id: 'goblet-squat', title: 'Goblet squat', measure: 'reps' },
  { id: 'push-up', title: 'Push-up', alsoCalled: ['Press-up'], measure: 'reps' },
  { id: 'plank', title: 'Plank', measure: 'seconds' },
  { id: 'farmers-carry', title: "Farmer's carry", measure: 'meters' },
]

const read = (text: string) => readTypedLine(text, exercises)

test.each([
  [
    'Goblet squat 3 × 8-12, 2 in reserve, 90 s',
    { exercise: 'goblet-squat', sets: 3, reps: '8-12', reserve: 2, rest: '90 seconds' },
  ],
  ['goblet-squat 3x8', { exercise: 'goblet-squat', sets: 3, reps: '8' }],
  [
    'press up 4 * max, RPE 8, 2-3 min',
    { exercise: 'push-up', sets: 4, reps: 'max', rpe: 8, rest: '2-3 minutes' },
  ],
  [
    'Plank 3 x 20-40, 1 min rest',
    { exercise: 'plank', sets: 3, seconds: '20-40', rest: '1 minute' },
  ],
  [
    "Farmer's carry 3 × 40 m, 24 kg",
    { exercise: 'farmers-carry', sets: 3, meters: '40', load: '24 kg' },
  ],
  [
    'A1. Push-up 3 x 10, no rest',
    { exercise: 'push-up', sets: 3, reps: '10', group: 'A', rest: 'none' },
  ],
  [
    'Push-up 3|3|4|2 × 8 | 8 | 10 | 6, 3|2|1|4 in reserve',
    { exercise: 'push-up', sets: [3, 3, 4, 2], reps: ['8', '8', '10', '6'], reserve: [3, 2, 1, 4] },
  ],
  [
    'Goblet squat 5 x 5, 70% of test, tempo 3-1-1, group B',
    {
      exercise: 'goblet-squat',
      sets: 5,
      reps: '5',
      percent: 70,
      of: 'test',
      tempo: '3-1-1',
      group: 'B',
    },
  ],
  [
    'Push-up 1 x max, test, every 2 min, “Slow, and whole”',
    { exercise: 'push-up', sets: 1, reps: 'max', test: true, every: 120, note: 'Slow, and whole' },
  ],
  [
    'Push-up 2 x 8, RIR 1–2; 45 sec',
    { exercise: 'push-up', sets: 2, reps: '8', reserve: '1-2', rest: '45 seconds' },
  ],
])('%s', (text, line) => {
  expect(read(text)).toEqual({ line })
})

test.each([
  ['Goblt squat 3 × 8', 'There is no exercise “Goblt squat”; did you mean "Goblet squat"?'],
  [
    'Goblet squat',
    '“Goblet squat” is no exercise with sets × repetitions, such as Goblet squat 3 × 8-12.',
  ],
  ['Goblet squat 3 × 8, fast', /^“fast” is not understood; write it like 2 in reserve/],
  ['Plank 3 × 20 hours', '“hours” is no unit; write reps, s, min or m.'],
])('%s is not understood, and why', (text, mistake) => {
  expect(read(text)).toEqual({
    mistake: typeof mistake === 'string' ? mistake : expect.stringMatching(mistake),
  })
})

test('typed lines join the list of their session, and what is not understood is named', () => {
  const form = {
    title: 'A',
    sessions: [
      { name: 'One', typed: 'Push-up 3|4 × 8\n\nPlank 2 × 30' },
      { name: 'Two', exercises: [{ exercise: 'plank' }], typed: 'Jump' },
    ],
  }
  const { form: added, mistakes } = addTypedLines(form, exercises)
  expect(added.sessions).toEqual([
    {
      name: 'One',
      exercises: [
        { exercise: 'push-up', sets: '3 | 4', reps: '8' },
        { exercise: 'plank', sets: '2', seconds: '30' },
      ],
    },
    { name: 'Two', exercises: [{ exercise: 'plank' }] },
  ])
  expect(mistakes).toEqual([
    expect.stringMatching(/^Session 2, type exercises: “Jump” is no exercise/),
  ])
})
