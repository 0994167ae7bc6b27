import { contentWithSessions, line, planFile, withSessions } from './good-content'
import { addExercise } from './good-exercises'
import { type Mistake, testMistakes } from './mistakes'

const file = 'workouts/base-beginner.json'
const [session] = withSessions.sessions

/** A mistake in the fields of a plan with sessions. */
const inPlan = (name: string, fields: object, field: string, says: string[]): Mistake => ({
  name,
  make: (folder) => folder.write(file, planFile({ featured: true, ...fields })),
  file,
  field,
  says,
})

const inSession = (name: string, fields: object, field: string, says: string[]) =>
  inPlan(
    name,
    { sessions: [{ ...session, ...fields }] },
    field ? `sessions[0].${field}` : 'sessions[0]',
    says,
  )

/** A mistake in the first line; the second is valid. */
const inLine = (name: string, fields: object, field: string, says: string[]) =>
  inSession(
    name,
    { exercises: [{ ...line, ...fields }, session.exercises[1]] },
    field ? `exercises[0].${field}` : 'exercises[0]',
    says,
  )

const grouped = (...groups: (string | undefined)[]) => ({
  exercises: groups.map((group) => ({ ...line, group })),
})

test('plans with sessions are valid', () => {
  const { errors, warnings } = contentWithSessions().check()
  expect([...errors, ...warnings]).toEqual([])
})

testMistakes(
  [
    inLine('an exercise misspelled by one letter', { exercise: 'goblet-sqat' }, 'exercise', [
      'no exercise "goblet-sqat"',
      'did you mean "goblet-squat"?',
    ]),
    inLine('an exercise that is nothing like any other', { exercise: 'snatch' }, 'exercise', [
      'no exercise "snatch"',
      'file names in content/exercises',
    ]),
    inLine('an exercise by its title', { exercise: 'Goblet squat' }, 'exercise', [
      '"Goblet squat"',
    ]),
    inLine('a percent of an unknown lift', { percent: 70, lift: 'goblet-squats' }, 'lift', [
      '"goblet-squats"',
      'did you mean "goblet-squat"?',
    ]),
    inLine('a list that is too short', { sets: [3, 3] }, 'sets', [
      'a list of 2',
      'has 3 weeks',
      'a list of 3',
    ]),
    inLine('a list that is too long', { reps: ['8', '8', '8', '8'] }, 'reps', [
      'a list of 4',
      'a list of 3',
    ]),
    inLine('a list where a number belongs', { sets: [[3], 3, 3] }, 'sets', [
      'a whole number from 0 to 30',
      'a list with one per week',
    ]),
    inLine('a negative set', { sets: -1 }, 'sets', ['the number -1', 'at least 0']),
    inLine('half a set', { sets: 2.5 }, 'sets', ['a whole number from 0 to 30']),
    inLine('sets as text', { sets: '3' }, 'sets', ['"3"', 'a whole number from 0 to 30']),
    inLine('reps as a number', { reps: 8 }, 'reps', ['8', '"8" or "8-12"']),
    inLine('reps with their unit', { reps: '8 reps' }, 'reps', ['"8 reps"', '"8" or "8-12"']),
    inLine('neither reps nor seconds', { reps: undefined }, '', [
      'Found no measure; a line has exactly one of reps, seconds, meters or minutes',
      'exactly one',
    ]),
    inLine('reps and seconds', { seconds: '30' }, '', ['reps and seconds', 'exactly one']),
    inLine('two words for effort', { rpe: 8 }, 'rpe', ['reserve and rpe', 'keep only one of them']),
    inLine('an RPE of 11', { reserve: undefined, rpe: 11 }, 'rpe', ['the number 11', 'at most 10']),
    inLine('a load without a unit', { load: '20' }, 'load', ['"20"', '"20 kg" or "45 lb"']),
    inLine('a load in stone', { load: '3 stone' }, 'load', ['"3 stone"', '"20 kg" or "45 lb"']),
    inLine('a rest without a unit', { rest: '90' }, 'rest', ['"90"', '"90 seconds"', '"none"']),
    inLine('a tempo of two numbers', { tempo: '3-1' }, 'tempo', ['"3-1"', '"3-1-1"']),
    inLine('week 9 of 3', { weeks: '2-9' }, 'weeks', ['week 9', 'has 3 weeks']),
    inLine('weeks in other words', { weeks: 'week 2' }, 'weeks', ['"week 2"']),
    inLine('a misspelled field', { reserv: 2 }, 'reserv', ['did you mean "reserve"?']),
    inSession('a day that is none', { days: ['Monday', 'Wensday', 'Friday'] }, 'days', [
      '["Monday", "Thursday"]',
    ]),
    inSession('a session of no exercise', { exercises: [] }, 'exercises', ['in order']),
    inSession('a session that no week asks for', { exercises: [{ ...line, sets: 0 }] }, '', [
      '"Full Body"',
      'give it weeks and sets, or delete it',
    ]),
    inSession('a session in week 9 of 3', { weeks: '1-9' }, 'weeks', ['week 9', 'has 3 weeks']),
    inSession('a group of one', grouped('A', undefined), 'exercises[0].group', [
      'group A of "Full Body" has one exercise',
      'two or more',
    ]),
    inSession('a group that is interrupted', grouped('A', undefined, 'A'), 'exercises[0].group', [
      'are not next to each other',
    ]),
    inSession(
      'a group with different rounds',
      {
        exercises: [
          { ...line, group: 'A' },
          { ...line, sets: 4, group: 'A' },
        ],
      },
      'exercises[0].group',
      ['differ in sets or weeks', 'give all the same'],
    ),
    inSession('a group in words', grouped('first', undefined), 'exercises[0].group', [
      '"first"',
      'one capital letter',
    ]),
    inPlan('a deload after the last week', { deloads: [4] }, 'deloads[0]', [
      'week 4',
      'has 3 weeks',
    ]),
    inPlan('no aim', { aim: undefined }, 'aim', ['missing', 'what it trains for']),
    inPlan('an aim with a slip', { aim: 'strenght' }, 'aim', ['did you mean "strength"?']),
    inPlan('no progression', { progression: undefined }, 'progression', [
      'missing',
      'loads progress',
    ]),
    inPlan('a rule that is none', { progression: { on: 'all sets' } }, 'progression.on', [
      '"all sets"',
      'all sets at the top',
      'all reps done',
    ]),
    inPlan(
      'a step without a unit',
      { progression: { on: 'all sets at the top', steps: { dumbbell: '2.5' } } },
      'progression.steps.dumbbell',
      ['"2.5"', '"2.5 kg" or "5 lb"'],
    ),
    inPlan(
      'a raise that is none',
      { progression: { on: 'all sets at the top', raise: 'more' } },
      'progression.raise',
      ['"more"', '"a step"', '"5% more"'],
    ),
    inPlan(
      'a week of raises beyond the plan',
      { progression: { on: 'all sets at the top', from: 4 } },
      'progression.from',
      ['week 4; the plan has 3 weeks'],
    ),
    inPlan(
      'a limit without a climb',
      { progression: { on: 'all sets at the top', limit: 15 } },
      'progression.limit',
      ['one of limit and climb', 'write both'],
    ),
    inPlan('a raise without a sign', { progression: { raise: 'a step' } }, 'progression.raise', [
      '"a step" without the on field',
    ]),
    inLine('a rule that the plan does not have', { progression: 'Carries' }, 'progression', [
      '"Carries"',
      'progression.others',
    ]),
    inLine('a share of nothing', { reps: 'share' }, 'reps', ['"share" without percent']),
    inLine('a share of a test that never comes', { reps: 'share', percent: 50, of: 'test' }, 'of', [
      'No line tests "goblet-squat"',
      '50%',
    ]),
    inLine('a percentage of a week that never comes', { percent: 90, of: 'week 4' }, 'of', [
      'week 4; the plan has 3 weeks',
    ]),
    inLine('a percentage of something else', { percent: 90, of: 'monday' }, 'of', [
      '"monday"',
      '"week 11"',
    ]),
    inLine(
      'a ladder that no rule uses',
      { ladder: [{ as: 'to a chair' }, { as: 'to a low step' }] },
      'ladder',
      ['never uses this ladder', 'the next rung'],
    ),
    inPlan(
      'equipment that the plan does not name',
      { equipment: 'A mat' },
      'sessions[0].exercises[0].exercise',
      ['"goblet-squat" needs dumbbell', '"A mat"'],
    ),
    {
      name: 'missing exercises',
      make: (folder) => {
        folder.write(
          file,
          planFile({
            featured: true,
            sessions: [{ ...session, exercises: [line] }],
          }),
        )
        folder.remove('exercises')
      },
      file,
      field: 'sessions[0].exercises[0].exercise',
      says: ['"goblet-squat"', 'no exercises folder'],
    },
  ],
  contentWithSessions,
)

test.each([
  [['Monday', 'Friday'], 'Week 1 has 2 sessions'],
  [['Monday', 'Tuesday', 'Wednesday', 'Friday'], 'Week 1 has 4 sessions'],
  [[['Monday', 'Wednesday', 'Friday'], ['Monday']], 'Week 2 has one session'],
])('the check reports sessions that differ from the duration: %j', (days, says) => {
  const { errors } = contentWithSessions({ sessions: [{ ...session, days }] }).check()
  expect(errors).toMatchObject([
    {
      file: `content/${file}`,
      field: 'sessions',
      message: expect.stringContaining(`${says}; the duration "3 weeks, 3x/week" asks for 3`),
    },
  ])
})

const sixWeeks = {
  duration: '6 weeks, 3x/week',
  schedule: Object.fromEntries(
    Array.from({ length: 6 }, (_, index) => [`week${index + 1}`, `Reason ${index + 1}.`]),
  ),
}

test.each<[string, object, string, string]>([
  [
    'minutes that do not add up',
    { sessions: [{ ...session, minutes: 45 }] },
    'sessions[0].minutes',
    'Found 45 minutes for "Full Body"; its sets, rests and warm-up add up to about 19.',
  ],
  [
    'no lighter week in six',
    { ...sixWeeks, sessions: [{ ...session, exercises: [line, line] }] },
    'deloads',
    'No deload in 6 weeks',
  ],
  [
    'a jump of more than a third',
    {
      sessions: [
        {
          ...session,
          exercises: [
            { ...line, sets: [2, 3, 3] },
            { ...line, sets: [2, 3, 3] },
          ],
        },
      ],
    },
    'sessions',
    'Week 2 has 18 sets after 12, an increase of more than a third.',
  ],
  [
    'more hard sets than the aim asks for',
    {
      aim: 'muscle',
      sessions: [{ ...session, minutes: undefined, exercises: [{ ...line, sets: 5 }] }],
    },
    'sessions',
    'Week 1 has 15 hard sets for glutes; plans of this aim and level usually have 6 to 14.',
  ],
  [
    'a goal that the entry check already passes',
    { entry: ['Three sets of 12 push-ups'], goals: ['10 push-ups'] },
    'goals[0]',
    'The entry check already asks for 12 push-ups; raise the goal of 10.',
  ],
  [
    'a test that returns after other work',
    {
      sessions: [
        {
          ...session,
          minutes: undefined,
          exercises: [
            { ...line, weeks: '3', rest: '2 minutes' },
            { ...line, weeks: '1, 3', reps: 'max', progression: 'weeks', test: true },
          ],
        },
      ],
    },
    'sessions[0].exercises[1]',
    'after one exercise and a rest of 2 minutes, but the first test was at the start',
  ],
])('the check only warns: %s', (_, fields, field, says) => {
  const { errors, warnings } = contentWithSessions(fields).check()
  expect(errors).toEqual([])
  expect(warnings.filter((warning) => warning.field === field)[0]).toMatchObject({
    file: `content/${file}`,
    message: expect.stringContaining(says),
  })
})

test('the check accepts a jump after a deload and a goal above the entry check', () => {
  const { warnings } = contentWithSessions({
    deloads: [1],
    entry: ['Three sets of 8 push-ups'],
    goals: ['10 push-ups'],
    sessions: [{ ...session, minutes: undefined, exercises: [{ ...line, sets: [1, 3, 3] }] }],
  }).check()
  expect(warnings).toEqual([])
})

test('added weight does not count as a jump above a limit, because the body is lifted too', () => {
  const folder = contentWithSessions({
    progression: { on: 'all sets at the top', limit: 15, climb: 15, steps: { other: '2.5 kg' } },
    sessions: [
      {
        ...session,
        minutes: undefined,
        exercises: [{ ...line, exercise: 'squat-jump', reps: '8-9' }],
      },
    ],
  })
  addExercise(folder, { id: 'squat-jump', title: 'Squat jump', loaded: 'added', equipment: [] })
  expect(folder.check().errors).toEqual([])
})
