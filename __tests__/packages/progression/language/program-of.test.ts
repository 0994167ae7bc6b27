import { programOf, weeksOf } from '../../../../packages/progression/language/program-of'

const progression = { on: 'all sets at the top' } as const
const one = { exercise: 'squat', sets: 3, reps: '5', reserve: 2, rest: '3 minutes' } as const
const session = { name: 'A', days: ['Monday'], exercises: [one] } as const
type Written = Parameters<typeof programOf>[0]
const programWith = (session: object, more: object = {}) =>
  programOf({ duration: '4 weeks, 1x/week', progression, sessions: [session], ...more } as Written)

test('weeks are parsed from words', () => {
  expect(weeksOf(undefined, 3)).toEqual([1, 2, 3])
  expect(weeksOf('2', 3)).toEqual([2])
  expect(weeksOf('1-2, 4', 6)).toEqual([1, 2, 4])
  expect(weeksOf('3-9', 4)).toEqual([3, 4])
})

test('a line has a record of its values for each week', () => {
  const values = { sets: 3, amount: '5', reserve: 2, rest: '3 minutes' }
  expect(programWith(session)?.sessions).toEqual([
    {
      name: 'A',
      days: [['Monday']],
      weeks: [1, 2, 3, 4],
      lines: [{ exercise: 'squat', measure: 'reps', weeks: [values, values, values, values] }],
    },
  ])
})

test('lists give each week its value, and days may alternate', () => {
  const exercises = [{ ...one, sets: [3, 3, 4, 2], reserve: [3, '2-3', 1, 4] }]
  const days = [['Monday'], ['Friday']]
  const [only] = programWith({ ...session, days, exercises })?.sessions ?? []
  expect(only?.days).toEqual(days)
  expect(only?.lines[0]?.weeks.map((values) => [values?.sets, values?.reserve])).toEqual([
    [3, 3],
    [3, '2-3'],
    [4, 1],
    [2, 4],
  ])
})

test('a line has nothing in weeks that it leaves out, or in which it has no sets', () => {
  const exercises = [
    { ...one, weeks: '2-3' },
    { ...one, weeks: '1, 4', sets: [1, 2, 3, 4] },
    { ...one, sets: [0, 0, 2, 0] },
  ]
  const [only] = programWith({ ...session, exercises })?.sessions ?? []
  expect(only?.lines.map(({ weeks }) => weeks.map((values) => values?.sets ?? null))).toEqual([
    [null, 3, 3, null],
    [1, null, null, 4],
    [null, null, 2, null],
  ])
})

test.each([
  ['reps', '8'],
  ['seconds', '30'],
  ['meters', '40'],
  ['minutes', '20-25'],
])('a line is measured in %s', (measure, amount) => {
  const { reps, ...line } = one
  const [only] =
    programWith({ ...session, exercises: [{ ...line, [measure]: amount }] })?.sessions ?? []
  expect(only?.lines[0]).toMatchObject({ measure, weeks: Array(4).fill({ amount }) })
})

test('omitted fields stay omitted', () => {
  const program = programWith(session)
  expect(program).not.toHaveProperty('warmUp')
  expect(program?.deloads).toEqual([])
  expect(programWith(session, { warmUp: 'Walk.', deloads: [4] })).toMatchObject({
    warmUp: 'Walk.',
    deloads: [4],
  })
})

test('a plan without sessions, progression or a readable duration has no program', () => {
  expect(programOf({ duration: '4 weeks, 1x/week', progression } as Written)).toBeUndefined()
  expect(programWith(session, { progression: undefined })).toBeUndefined()
  expect(programWith(session, { duration: 'a while' })).toBeUndefined()
})
