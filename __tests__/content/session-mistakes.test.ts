import {
  addExercise,
  contentWithSessions,
  planFile,
  withLines,
  withSession,
  withSessions,
} from './good-content'
import { type Mistake, testMistakes, testOtherMistakes } from './mistakes'

const file = 'workouts/base-beginner.json'
const rules = (fields: object) => ({ progression: { on: 'all sets at the top', ...fields } })

const testPlans = (mistakes: Mistake<object>[]) =>
  testMistakes(file, (folder, fields: object) => folder.write(file, planFile(fields)), mistakes)

const [session] = withSessions.sessions
const twoSessions = {
  sessions: [
    { ...session, days: ['Monday', 'Wednesday'] },
    { ...session, days: ['Friday'] },
  ],
}

testPlans([
  [{ deloads: [4] }, 'deloads[0]', 'week 4', 'has 3 weeks'],
  [{ aim: undefined }, 'aim', 'missing', 'what it trains for'],
  [{ aim: 'strenght' }, 'aim', 'did you mean "strength"?'],
  [rules({ on: 'all sets' }), 'progression.on', '"all sets"', 'all sets at the top'],
  [
    rules({ steps: { kettlebell: '4 kg' } }),
    'progression.steps.kettlebell',
    'but the plan\'s equipment is "Pair of dumbbells"; write "dumbbell"',
  ],
  [rules({ steps: { dumbbell: '2.5' } }), 'progression.steps.dumbbell', '"2.5 kg" or "5 lb"'],
  [rules({ from: 4 }), 'progression.from', 'week 4; the plan has 3 weeks'],
  [rules({ weeks: '9' }), 'progression.weeks', 'week 9; the plan has 3 weeks'],
  [
    { ...rules({ from: 3 }), ...withLines({ weeks: '1-2' }) },
    'progression.from',
    'Increases start in week 3',
    'never raises anything',
  ],
  [
    { ...rules({ weeks: '1' }), ...withLines({ weeks: '2-3' }) },
    'progression.weeks',
    'only in week 1',
    'never raises anything',
  ],
  [rules({ climb: 15 }), 'progression.climb', 'climb without limit', 'the largest jump'],
  [{ progression: { raise: 'a step' } }, 'progression.raise', '"a step" without the on field'],
  [{ equipment: 'A mat' }, 'sessions[0].exercises[0].exercise', 'needs dumbbell', '"A mat"'],
  [
    withSession({ days: ['Wensday'] }),
    'sessions[0].days',
    '"Wensday"',
    'did you mean "Wednesday"?',
  ],
  [twoSessions, 'sessions[1].name', '"Full Body" twice', 'Give each session its own name'],
  [withSession({ weeks: '1-9' }), 'sessions[0].weeks', 'week 9', 'has 3 weeks'],
  [withLines({ sets: 0 }), 'sessions[0]', '"Full Body"', 'give it weeks and sets, or delete it'],
])

/** Mistakes in the first line of a session, or in it and the next ones. */
const inLines: Mistake<object>[] = [
  [{ exercise: 'goblet-sqat' }, '.exercise', 'no exercise "goblet-sqat"', 'mean "goblet-squat"?'],
  [{ exercise: 'snatch' }, '.exercise', 'no exercise "snatch"', 'names in content/exercises'],
  [{ percent: 70, lift: 'goblet-squats' }, '.lift', 'did you mean "goblet-squat"?'],
  [{ sets: [3, 3] }, '.sets', 'a list of 2', 'has 3 weeks', 'a list of 3'],
  [{ sets: [[3], 3, 3] }, '.sets', 'a whole number from 0 to 30', 'a list with one per week'],
  [{ sets: 2.5 }, '.sets', 'a whole number from 0 to 30'],
  [{ reps: '8 reps' }, '.reps', '"8 reps"', '"8" or "8-12"'],
  [{ reps: undefined }, '', 'no measure', 'exactly one of reps, seconds, meters or minutes'],
  [{ rpe: 8 }, '.rpe', 'reserve and rpe', 'keep only one of them'],
  [{ load: '20' }, '.load', '"20"', '"20 kg" or "45 lb"'],
  [{ rest: '90' }, '.rest', '"90"', '"90 seconds"', '"none"'],
  [{ tempo: '3-1' }, '.tempo', '"3-1"', '"3-1-1"'],
  [{ weeks: '2-9' }, '.weeks', 'week 9', 'has 3 weeks'],
  [{ progression: 'Carries' }, '.progression', '"Carries"', 'progression.others'],
  [{ reps: 'share' }, '.reps', '"share" without percent'],
  [{ reps: 'share', percent: 50, of: 'test' }, '.of', 'No line tests "goblet-squat"', '50%'],
  [{ percent: 90, of: 'week 4' }, '.of', 'week 4; the plan has 3 weeks'],
  [{ percent: 90, of: 'monday' }, '.of', '"monday"', '"week 11"'],
  [{ percent: 90, of: 'last time' }, '.of', 'Week 1 asks for 90%', 'no session before it'],
  [{ percent: 90, of: 'last week', weeks: '2-3' }, '.of', 'Week 2 asks for 90% of last week'],
  [{ percent: 90, of: 'week 1', weeks: '2-3' }, '.of', 'Week 1 has no "goblet-squat"'],
  [{ ladder: [{ as: 'high' }, { as: 'low' }] }, '.ladder', 'never uses this', 'the next rung'],
  [[{ group: 'A' }, {}], '.group', 'group A of "Full Body" has one exercise', 'two or more'],
  [[{ group: 'A' }, {}, { group: 'A' }], '.group', 'are not next to each other'],
  [[{ group: 'A' }, { group: 'A', sets: 4 }], '.group', 'differ in sets or weeks', 'give all'],
]
testPlans(
  inLines.map(([lines, field, ...says]) => [
    withLines(...[lines].flat()),
    `sessions[0].exercises[0]${field}`,
    ...says,
  ]),
)

testOtherMistakes(
  [
    [
      (folder) => folder.remove('exercises'),
      `${file} sessions[0].exercises[0].exercise`,
      '"goblet-squat"',
      'no exercises folder',
    ],
  ],
  () => contentWithSessions(withLines({})),
)

test('a percentage of a one-rep max passes, because training asks for it first', () => {
  expect(contentWithSessions(withLines({ percent: 80 })).check().errors).toEqual([])
})

test('a percentage of last time finds an earlier session of its week where the days alternate', () => {
  const [line] = withLines({ percent: 90, of: 'last time' }).sessions[0]?.exercises ?? []
  const sessions = [
    { ...session, name: 'A', days: [['Monday', 'Wednesday'], ['Friday']] },
    { ...session, name: 'B', days: [['Friday'], ['Monday', 'Wednesday']], exercises: [line] },
  ]
  expect(contentWithSessions({ sessions }).check().errors).toEqual([])
})

test.each([
  [['Monday', 'Friday'], 'Week 1 has 2 sessions'],
  [[['Monday', 'Wednesday', 'Friday'], ['Monday']], 'Week 2 has one session'],
])('the check reports sessions that differ from the duration: %j', (days, says) => {
  const message = expect.stringContaining(`${says}; the duration "3 weeks, 3x/week" asks for 3`)
  expect(contentWithSessions(withSession({ days })).check().errors).toMatchObject([
    { file: `content/${file}`, field: 'sessions', message },
  ])
})

test('added weight does not count as a jump above a limit, because the body is lifted too', () => {
  const folder = contentWithSessions({
    ...rules({ limit: 15, climb: 15, steps: { other: '2.5 kg' } }),
    ...withLines({ exercise: 'squat-jump', reps: '8-9' }),
  })
  addExercise(folder, { id: 'squat-jump', title: 'Squat jump', loaded: 'added', equipment: [] })
  expect(folder.check().errors).toEqual([])
})
