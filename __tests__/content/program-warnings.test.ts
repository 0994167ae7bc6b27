import { contentWithSessions, withLines, withSession } from './good-content'

const jump = { sets: [2, 3, 3] }

test.each<[object, string, string]>([
  [
    withSession({ minutes: 45 }),
    'sessions[0].minutes',
    'Found 45 minutes for "Full Body"; its sets, rests and warm-up add up to about 19.',
  ],
  [
    {
      ...withLines({}, {}),
      duration: '6 weeks, 3x/week',
      schedule: Object.fromEntries([1, 2, 3, 4, 5, 6].map((week) => [`week${week}`, 'Why.'])),
    },
    'deloads',
    'No deload in 6 weeks',
  ],
  [
    withLines(jump, jump),
    'sessions',
    'Week 2 has 18 sets after 12, an increase of more than a third.',
  ],
  [
    { aim: 'muscle', ...withLines({ sets: 5 }) },
    'sessions',
    'Week 1 has 15 hard sets for glutes; plans of this aim and level usually have 6 to 14.',
  ],
  [
    {
      entry: ['Three sets of 12 push-ups'],
      goals: ['10 push-ups', 'Nine sessions done', 'A longer plank'],
    },
    'goals[0]',
    'The entry check already asks for 12 push-ups; raise the goal of 10.',
  ],
  [
    withLines(
      { weeks: '3', rest: '2 minutes' },
      { weeks: '1, 3', reps: 'max', progression: 'weeks', test: true },
    ),
    'sessions[0].exercises[1]',
    'after one exercise and a rest of 2 minutes, but the first test was at the start',
  ],
  [
    {
      ...withLines({ reps: '8-12' }),
      progression: { on: 'all sets at the top', limit: 15, climb: 12 },
    },
    'progression.climb',
    'Found a climb to 12, but the ranges end at 12 anyway',
  ],
  [
    { ...withLines({ reserve: 2 }), progression: { on: 'all sets at the top', left: 4 } },
    'progression.left',
    'Found 4 left for a step, but the lines never ask for more than 2',
  ],
])('the check only warns: %j', (fields, field, says) => {
  const { errors, warnings } = contentWithSessions(fields).check()
  expect(errors).toEqual([])
  expect(warnings.find((warning) => warning.field === field)).toMatchObject({
    file: 'content/workouts/base-beginner.json',
    message: expect.stringContaining(says),
  })
})

test('the check accepts a jump after a deload and a goal above the entry check', () => {
  const goals = {
    entry: ['Three sets of 8 push-ups'],
    goals: ['10 push-ups', 'Nine sessions done', 'A longer plank'],
  }
  const sessions = withLines({ sets: [1, 3, 3] })
  expect(contentWithSessions({ deloads: [1], ...goals, ...sessions }).check()).toMatchObject({
    warnings: [{ field: 'sessions[0].minutes' }],
  })
})
