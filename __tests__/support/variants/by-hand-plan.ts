import type { Plan } from '../../../src/content/schema/plan'

const weeks = Array.from({ length: 8 }, (_, index) => index + 1)

/**
 * A frozen plan with every kind of rule, small enough to compute its loads by hand:
 * __tests__/browser/support/by-hand-table.ts has them.
 */
export const byHandPlan: Plan = {
  id: 'by-hand-intermediate',
  title: 'By Hand',
  description: 'Eight weeks of which every load was worked out on paper before anyone lifted it.',
  duration: '8 weeks, 2x/week',
  level: 'Intermediate',
  category: 'Gym',
  equipment: 'Barbell, rack, bench, dumbbells, leg press machine',
  image: 'https://images.unsplash.com/photo-1548839140-29a749e1cf4d',
  imageAlt: 'Clear glass of water',
  overview:
    'For whoever tests this site. Every rule of progression is in it once, in two sessions a week with two sets of each exercise, so that the loads of all eight weeks can be worked out with a pencil. The fifth week is lighter on purpose.',
  goals: [
    'Bench press 60 kg (132 lb) in week 8',
    'Squat 80 kg (176 lb) in week 8',
    'Not one wrong load in sixteen sessions',
    'A harder push-up from week 3 on',
  ],
  schedule: Object.fromEntries(
    weeks.map((week) => [
      `week${week}`,
      `In this week the same two sessions are trained again, and the loads follow from what was lifted before, part ${'abcdefgh'[week - 1]}.`,
    ]),
  ) as Plan['schedule'],
  aim: 'strength',
  entry: ['Two sets of 8 push-ups with a flat back'],
  warmUp: 'Five minutes of easy rowing, then two light sets of the first lift.',
  sessions: [
    {
      name: 'Alpha',
      days: ['Monday'],
      exercises: [
        {
          exercise: 'barbell-bench-press',
          sets: 2,
          reps: '6-8',
          reserve: [2, 2, 2, 2, 4, 2, 2, 2],
          rest: '2 minutes',
        },
        {
          exercise: 'push-up',
          sets: 2,
          reps: '8-10',
          reserve: 1,
          rest: '30 seconds',
          group: 'A',
          progression: 'Push-ups',
          ladder: [{ exercise: 'push-up' }, { exercise: 'tempo-push-up' }],
        },
        {
          exercise: 'plank',
          sets: 2,
          seconds: ['20', '20', '25', '25', '20', '30', '30', '30'],
          effort: 'steady',
          rest: '60 seconds',
          group: 'A',
          progression: 'weeks',
        },
      ],
    },
    {
      name: 'Beta',
      days: ['Thursday'],
      exercises: [
        {
          exercise: 'back-squat',
          sets: 2,
          reps: '5',
          percent: [70, 72.5, 75, 77.5, 60, 80, 82.5, 85],
          rest: '3 minutes',
          progression: 'Percentages',
        },
        {
          exercise: 'deadlift',
          sets: 2,
          reps: '5',
          reserve: [1, 1, 1, 1, 3, 1, 1, 1],
          rest: '3 minutes',
          progression: 'Every time',
        },
        {
          exercise: 'leg-press',
          sets: 2,
          reps: '10',
          reserve: [2, 2, 2, 2, 4, 2, 2, 2],
          rest: '2 minutes',
          progression: 'By reserve',
        },
        {
          exercise: 'goblet-squat',
          sets: 2,
          reps: '8-12',
          reserve: [2, 2, 2, 2, 4, 2, 2, 2],
          rest: '90 seconds',
        },
      ],
    },
  ],
  deloads: [5],
  progression: {
    on: 'all sets at the top',
    others: {
      'Every time': { on: 'all reps done' },
      'By reserve': { on: 'the reserve' },
      Percentages: { miss: '5% less' },
      'Push-ups': { on: 'all sets at the top', raise: 'the next rung' },
    },
    steps: {
      barbell: { upper: '2.5 kg', lower: '5 kg' },
      dumbbell: '4 kg',
      machine: '5 kg',
      other: { upper: '2.5 kg', lower: '5 kg' },
    },
  },
}
