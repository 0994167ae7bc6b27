import { goodContent, planFile, summaryFile, withLines } from './good-content'
import { testMistakes, testOtherMistakes } from './mistakes'

const file = 'workouts/base-beginner.json'

/** Sessions valid for any number of weeks. */
const { sessions } = withLines({})
const weeks = { week1: 'A.', week2: 'B.', week3: 'C.' }

testMistakes(file, (folder, fields: object) => folder.write(file, planFile(fields)), [
  [{ level: 'Begginer' }, ':6 level', 'use Beginner, Intermediate or Adv', 'mean "Beginner"?'],
  [{ category: 'full body' }, ':7 category', '"full body"', 'did you mean "Full Body"?'],
  [{ duration: 'three weeks' }, 'duration', '"three weeks"', '"4 weeks, 4x/week"'],
  [{ duration: '4 weeks, 3x/week', sessions }, 'schedule', 'no week4', 'needs week1 to week4'],
  [{ duration: '2 weeks, 3x/week', sessions }, 'schedule.week3', '"week3"', 'week1 to week2'],
  [{ schedule: { ...weeks, 'Week 4': 'D.' } }, 'schedule.Week 4', '"Week 4"', 'week1 to week3'],
  [{ goals: undefined }, 'goals', 'missing', 'overview, goals, schedule, sessions, or none'],
  [{ next: ['spare-advance'] }, 'next[0]', 'no plan "spare-advance"', 'mean "spare-advanced"?'],
  [{ featured: 'yes' }, 'featured', '"yes"', 'true or false'],
  [{ description: 'Lift. <script>go()</script>' }, 'description', 'the HTML <script>', 'remove'],
  [{ overview: 'A base. <!-- more? -->' }, 'overview', 'the HTML <!-- more? -->'],
])

testOtherMistakes([
  [
    (folder) => {
      folder.write(file, planFile({ next: ['spare-advanced'] }))
      folder.change('workouts/spare-advanced.json', { draft: true })
    },
    'workouts/base-beginner.json next[0]',
    '"spare-advanced" is a draft',
    'publish it first',
  ],
  [
    (folder) => folder.write('workouts/new.json', summaryFile({ id: 'new', title: 'New' })),
    'workouts/new.json:2 id',
    '"new"',
    'must end in "-beginner"',
  ],
  [
    (folder) => folder.rename('workouts/spare-advanced.json', 'workouts/spare-plan-advanced.json'),
    'workouts/spare-plan-advanced.json id',
    '"spare-advanced"',
    'write "spare-plan-advanced"',
    'rename the file',
  ],
  [
    (folder) => folder.change('workouts/spare-advanced.json', { featured: true }),
    'workouts/top-advanced.json featured',
    '4 featured plans',
    'base-beginner',
    'shows 3',
    'remove',
  ],
  [
    (folder) => folder.change('workouts/top-advanced.json', { draft: true }),
    'workouts featured',
    '2 featured plans',
    'shows 3',
    'add "featured": true',
  ],
])

test('an unusual duration is only a warning', () => {
  const folder = goodContent()
  folder.change('workouts/spare-advanced.json', { duration: '20 weeks, 7x/week' })
  const message = expect.stringContaining('20 weeks and 7 sessions a week')
  const warning = { file: 'content/workouts/spare-advanced.json', field: 'duration', message }
  expect(folder.check()).toMatchObject({ errors: [], warnings: [warning] })
})
