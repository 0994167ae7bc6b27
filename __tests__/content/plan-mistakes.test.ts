import { goodContent, line, planFile, summaryFile, withSessions } from './good-content'
import { mistakesIn, testMistakes } from './mistakes'

const file = 'workouts/base-beginner.json'

/** A mistake in the fields of the featured plan `base-beginner`. */
const inField = mistakesIn(file, (folder, fields) =>
  folder.write(file, planFile({ featured: true, ...fields })),
)

/** Sessions valid for any number of weeks. */
const sessions = [{ ...withSessions.sessions[0], exercises: [line] }]

testMistakes([
  inField(
    'a misspelled level',
    { level: 'Begginer' },
    'level',
    ['"Begginer"', 'Beginner, Intermediate or Advanced', 'did you mean "Beginner"?'],
    6,
  ),
  inField(
    'a category in other capitals',
    { category: 'full body' },
    'category',
    ['"full body"', 'did you mean "Full Body"?'],
    7,
  ),
  inField('a duration in words', { duration: 'three weeks' }, 'duration', [
    '"three weeks"',
    '"4 weeks, 4x/week"',
  ]),
  inField('a duration without sessions', { duration: '3 weeks' }, 'duration', [
    '"3 weeks"',
    '"4 weeks, 4x/week"',
  ]),
  inField('a week too few', { duration: '4 weeks, 3x/week', sessions }, 'schedule', [
    'no week4',
    '"4 weeks, 3x/week" needs week1 to week4',
  ]),
  inField('a week too many', { duration: '2 weeks, 3x/week', sessions }, 'schedule.week3', [
    '"week3"',
    'week1 to week2',
  ]),
  inField(
    'a week written otherwise',
    { schedule: { week1: 'A.', week2: 'B.', week3: 'C.', 'Week 4': 'D.' } },
    'schedule.Week 4',
    ['"Week 4"', 'week1 to week3'],
  ),
  inField('detail without goals', { goals: undefined }, 'goals', [
    'missing',
    'overview, goals, schedule, sessions, or none',
  ]),
  inField('detail without sessions', { sessions: undefined }, 'sessions', ['missing', 'or none']),
  inField('an empty goal', { goals: ['Ten push-ups', ''] }, 'goals[1]', ['empty']),
  inField('a next plan with a slip', { next: ['spare-advance'] }, 'next[0]', [
    'no plan "spare-advance"',
    'did you mean "spare-advanced"?',
  ]),
  inField('a plan before itself', { before: ['base-beginner'] }, 'before[0]', ['names itself']),
  {
    name: 'a next plan that is a draft',
    make: (folder) => {
      folder.write(file, planFile({ featured: true, next: ['spare-advanced'] }))
      folder.change('workouts/spare-advanced.json', { draft: true })
    },
    file,
    field: 'next[0]',
    says: ['"spare-advanced" is a draft', 'publish it first'],
  },
  inField('featured in words', { featured: 'yes' }, 'featured', ['"yes"', 'true or false']),
  inField('equipment set to null', { equipment: null }, 'equipment', ['empty', 'what you need']),
  inField('a script', { description: 'Lift. <script>go()</script>' }, 'description', [
    'the HTML <script>',
    'remove it',
  ]),
  inField('HTML in a list', { goals: ['Ten <b>clean</b> push-ups'] }, 'goals[0]', ['the HTML <b>']),
  inField(
    'HTML in a week',
    { schedule: { week1: 'A.<br>B.', week2: 'B.', week3: 'C.' } },
    'schedule.week1',
    ['the HTML <br>'],
  ),
  inField('an HTML comment', { overview: 'A base. <!-- more? -->' }, 'overview', [
    'the HTML <!-- more? -->',
  ]),
  inField('a closing tag alone', { equipment: 'A bar</p>' }, 'equipment', ['the HTML </p>']),
  {
    name: 'an id that does not end in the level',
    make: (folder) => folder.write('workouts/new.json', summaryFile({ id: 'new', title: 'New' })),
    file: 'workouts/new.json',
    field: 'id',
    line: 2,
    says: ['"new"', 'must end in "-beginner"'],
  },
  {
    name: 'an id that is not the file name',
    make: (folder) =>
      folder.rename('workouts/spare-advanced.json', 'workouts/spare-plan-advanced.json'),
    file: 'workouts/spare-plan-advanced.json',
    field: 'id',
    says: ['"spare-advanced"', 'write "spare-plan-advanced"', 'rename the file'],
  },
  {
    name: 'a title used twice',
    make: (folder) => folder.change('workouts/spare-advanced.json', { title: 'Top' }),
    file: 'workouts/top-advanced.json',
    field: 'title',
    says: ['"Top"', 'already in content/workouts/spare-advanced.json'],
  },
  {
    name: 'a fourth featured plan',
    make: (folder) => folder.change('workouts/spare-advanced.json', { featured: true }),
    file: 'workouts/top-advanced.json',
    field: 'featured',
    says: ['4 featured plans', 'base-beginner', 'shows 3', 'remove'],
  },
  {
    name: 'a featured plan that is hidden',
    make: (folder) => folder.change('workouts/top-advanced.json', { draft: true }),
    file: 'workouts',
    field: 'featured',
    says: ['2 featured plans', 'shows 3', 'add "featured": true'],
  },
  {
    name: 'the same field twice',
    make: (folder) =>
      folder.replace(file, '"title": "Base",', '"title": "Basis",\n  "title": "Base",'),
    file,
    line: 4,
    says: ['"title" appears twice', 'keep one'],
  },
])

test('an unusual duration is only a warning', () => {
  const folder = goodContent()
  folder.change('workouts/spare-advanced.json', { duration: '20 weeks, 7x/week' })
  const { errors, warnings } = folder.check()
  expect(errors).toEqual([])
  expect(warnings).toMatchObject([
    {
      file: 'content/workouts/spare-advanced.json',
      field: 'duration',
      message: expect.stringContaining('20 weeks and 7 sessions a week'),
    },
  ])
})
