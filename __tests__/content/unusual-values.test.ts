import { contentWithSessions, withLines, withSession, withSessions } from './good-content'

const warningsOf = (fields: object) =>
  contentWithSessions(fields)
    .check()
    .warnings.filter(({ file }) => file.includes('base-beginner'))
    .map(({ field, message }) => `${field}: ${message}`)

test.each([
  [
    'a fixed number with a rule for the top of a range',
    withLines({ reps: '10' }),
    'sessions[0].exercises[0].reps: Found 10 with the rule "all sets at the top", but a fixed number is no range',
  ],
  [
    'the next rung without a ladder',
    { ...withLines({}), progression: { on: 'all sets at the top', raise: 'the next rung' } },
    'sessions[0].exercises[0].progression: The rule of this line raises "the next rung", but the line has no ladder',
  ],
  [
    'a test below the working weight',
    withLines(
      { percent: 80, of: 'max' },
      { percent: 70, of: 'max', reps: '3', test: true, weeks: '3' },
    ),
    'sessions[0].exercises[1].percent: The test asks for 70%, but working sets of this exercise reach 80%',
  ],
  [
    'two sessions on one day',
    {
      sessions: [
        { ...withSessions.sessions[0], days: ['Monday', 'Wednesday'] },
        { ...withSessions.sessions[0], name: 'Second', days: ['Monday'] },
      ],
    },
    'sessions[1].days: Week 1 has "Full Body" and "Second" both on Monday; move one to Tuesday,',
  ],
  ['a text in place of an overview', { overview: 'Lorem ipsum.' }, 'overview: Found 2 words;'],
  ['two goals', { goals: ['One', 'Two'] }, 'goals: Found 2 goals; write four to six'],
])('%s is a warning', (_, fields, start) => {
  expect(warningsOf(fields)).toEqual(
    expect.arrayContaining([expect.stringMatching(new RegExp(`^${escaped(start)}`))]),
  )
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

test('a line whose weight rises with another line of its exercise is fine', () => {
  expect(warningsOf(withLines({ reps: '10' }, { reps: '8-10' }))).toEqual([])
  expect(warningsOf(withSession({}))).toEqual([])
})

test('a range written backwards is a mistake that shows the right one', () => {
  const { errors } = contentWithSessions(withLines({ reps: '12-8', rest: '3-2 minutes' })).check()
  expect(errors.map(({ message }) => message)).toEqual([
    'Found "12-8"; write the smaller number first: "8-12".',
    'Found "3-2 minutes"; write the smaller number first: "2-3 minutes".',
  ])
})
