import { parseAnswers } from '../../../src/finder/model/answers'
import type { FinderData, FinderPlan } from '../../../src/finder/model/finder-plan'
import { missText, reasonsOf } from '../../../src/finder/model/result-texts'
import { answersToPlans, fittingPlans } from '../../../src/finder/model/score-plan'

const plan: FinderPlan = {
  planId: 'first',
  title: 'First',
  level: 'Beginner',
  suits: ['feel better'],
  presumes: 'new',
  unfitFor: [],
  days: 3,
  turns: 3,
  minutes: [27, 40, 44, 42],
  leastMinutes: 25,
  sessions: [['squat', 'chair-stand']],
  fixed: [],
}
const short: FinderPlan = {
  ...plan,
  planId: 'short',
  title: 'Short',
  level: 'Intermediate',
  presumes: 'months',
  minutes: [19, 26, 26, 26],
  leastMinutes: 15,
}
const core: FinderPlan = { ...short, planId: 'core', title: 'Core', suits: ['core'] }
const long: FinderPlan = { ...plan, planId: 'long', title: 'Long', minutes: [50], leastMinutes: 40 }
const steady: FinderPlan = {
  ...plan,
  planId: 'steady',
  title: 'Steady',
  madeFor: ['knee', 'balance'],
  minutes: [25, 34, 36, 34],
  leastMinutes: 20,
  sessions: [['row', 'carry']],
}

const exercise = (title: string, equipment: string[] = []) => ({
  title,
  equipment,
  hardOn: [],
  instead: [],
})
const data: FinderData = {
  plans: [core, long, short, plan, steady],
  exercises: {
    squat: exercise('Squat'),
    'chair-stand': exercise('Chair stand'),
    row: exercise('Row', ['dumbbell or kettlebell']),
    carry: exercise('Carry', ['kettlebell or dumbbell']),
  },
}

function found(query: string) {
  const answers = parseAnswers(query) ?? { limitations: [] }
  const { fitting, nearest } = answersToPlans(answers, data)
  return { fitting: fitting.map(titleOf), nearest: nearest.map(titleOf), answers, all: fitting }
}
const titleOf = ({ plan: { title } }: { plan: { title: string } }) => title

test('who skips the experience may get every level, beginners first', () => {
  expect(found('?days=3').fitting).toEqual(['First', 'Long'])
  expect(found('?minutes=25').fitting).toEqual(['Short', 'First'])
  expect(found('?minutes=25&from=months').fitting).toEqual(['Short'])
  const { all, answers } = found('?minutes=25')
  expect(all[0] && reasonsOf(all[0], answers)).toContain(
    'For those who have trained for a few months',
  )
})

test('a plan that begins within the minutes is offered, and says what it lasts', () => {
  const { all, answers } = found('?minutes=25')
  const begins = all.find(({ plan: { title } }) => title === 'First')
  expect(begins && reasonsOf(begins, answers)).toContain(
    '25 to 44 minutes a session; 1 of its 4 weeks fits your 25',
  )
  expect(begins?.misses.map((miss) => missText(miss, begins, answers))).toEqual([
    'It begins with about your 25 minutes, and grows. On longer days, “Short on Time” in training says what to leave out.',
  ])
  // Nobody fits, and one begins.
  expect(found('?minutes=25&from=new')).toMatchObject({ fitting: [], nearest: ['First'] })
  expect(fittingPlans({ minutes: 25, experience: 'new', limitations: [] }, data)).toEqual([plan])
})

test('a plan made for a limit comes first for those who have it, also if it only begins within the minutes', () => {
  for (const query of ['?spare=balance', '?spare=knee&minutes=25', '?for=feel+better&spare=knee'])
    expect(found(query).fitting[0]).toBe('Steady')
  expect(found('?for=core&spare=knee').fitting).toEqual(['Core'])
})

test('who names no goal gets a plan for the whole body before one for the core', () => {
  expect(found('?minutes=25&from=months').fitting).not.toContain('Core')
})

test('names equipment once, in whatever order exercises name it', () => {
  const { all, answers } = found('?spare=knee')
  expect(all[0] && reasonsOf(all[0], answers)).toContain('Needs: dumbbell or kettlebell')
  const owned = found('?spare=knee&with=dumbbells')
  expect(owned.all[0] && reasonsOf(owned.all[0], owned.answers)).toContain(
    'You have what it needs: dumbbell or kettlebell',
  )
})
