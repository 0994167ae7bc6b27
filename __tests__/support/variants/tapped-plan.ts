import type { Plan } from '../../../src/content/schema/plan'

/** A frozen plan with the rules that by-hand-plan lacks: a test and a share of it, ramp-up sets, jumps, bad days. */
export const tappedPlan: Plan = {
  id: 'tapped-intermediate',
  title: 'Tapped',
  description: 'Three weeks of one session each, in which every number follows from a tap.',
  duration: '3 weeks, 1x/week',
  level: 'Intermediate',
  category: 'Gym',
  equipment: 'Barbell, rack, bench, dumbbells',
  image: 'https://images.unsplash.com/photo-1548839140-29a749e1cf4d',
  imageAlt: 'Clear glass of water',
  overview:
    'For whoever tests this site. A test of push-ups says how many the next weeks ask, the bar is warmed up for in two sets, and a dumbbell jumps only when the next one is near enough. The weeks are three, and so is the number of sessions.',
  goals: [
    'Half of the tested push-ups in every set',
    'Bench press with two warm-up sets',
    'A heavier dumbbell after a climb',
    'Not one wrong load in three sessions',
  ],
  schedule: {
    week1: 'The first week tests the push-ups, and looks for the weights of all else.',
    week2: 'The second week asks half of the test, and climbs where a jump would be too large.',
    week3: 'The third week takes the heavier dumbbell, if there is one that is near enough.',
  },
  aim: 'strength',
  entry: ['Two sets of 8 push-ups with a flat back'],
  warmUp: 'Five minutes of easy rowing, then two light sets of the first lift.',
  sessions: [
    {
      name: 'Gamma',
      days: ['Monday'],
      rampUp: ['5 with the empty bar', '5 at 50%'],
      exercises: [
        {
          exercise: 'barbell-bench-press',
          sets: 2,
          reps: '6-8',
          reserve: 2,
          rest: '2 minutes',
          progression: 'Bad days',
        },
        {
          exercise: 'push-up',
          weeks: '1',
          sets: 1,
          reps: 'max',
          reserve: 1,
          rest: '3 minutes',
          progression: 'weeks',
          test: true,
        },
        {
          exercise: 'push-up',
          sets: [0, 2, 2],
          reps: 'share',
          percent: 50,
          of: 'test',
          reserve: 2,
          rest: '60 seconds',
          progression: 'Shares',
        },
        { exercise: 'goblet-squat', sets: 2, reps: '8-10', reserve: 2, rest: '90 seconds' },
      ],
    },
  ],
  progression: {
    on: 'all sets at the top',
    limit: 15,
    climb: 12,
    others: {
      'Bad days': { on: 'all sets at the top', badDay: 10 },
      Shares: { again: 1 },
    },
    steps: { barbell: { upper: '2.5 kg' }, dumbbell: '4 kg' },
    round: 'down',
  },
}
