import { type Answers, parseAnswers } from '../../../src/finder/model/answers'
import type { FinderData, FinderPlan } from '../../../src/finder/model/finder-plan'
import {
  answersText,
  coachMessage,
  missText,
  reasonsOf,
} from '../../../src/finder/model/result-texts'
import { scorePlan } from '../../../src/finder/model/score-plan'
import type { Goal } from '../../../src/lib/vocabulary'

const plan: FinderPlan = {
  planId: 'two-bells-beginner',
  title: 'Two Bells',
  level: 'Beginner',
  suits: ['muscle'],
  presumes: 'new',
  unfitFor: ['shoulder'],
  days: 3,
  turns: 2,
  minutes: [36, 42],
  leastMinutes: 30,
  sessions: [
    ['swing', 'squat', 'press'],
    ['row', 'plank'],
  ],
  fixed: ['squat'],
}

const exercise = (title: string, equipment: string[], instead: string[] = []) => ({
  title,
  equipment,
  hardOn: [],
  instead,
})

const data: FinderData = {
  plans: [plan],
  exercises: {
    swing: exercise('Swing', ['kettlebell'], ['row', 'bridge']),
    squat: { ...exercise('Squat', []), hardOn: ['knee'] },
    press: exercise('Press', ['dumbbell']),
    row: exercise('Row', ['dumbbell', 'bench or chair']),
    plank: exercise('Plank', []),
    bridge: exercise('Bridge', []),
  },
}

const scoredFor = (answers: Partial<Answers>) =>
  scorePlan(plan, { limitations: [], ...answers }, data)

test('a fitting plan lists its reasons and changes', () => {
  const asked = { goal: 'muscle', days: 4, equipment: ['dumbbell'] } as const
  const answers: Answers = { ...asked, limitations: ['jumping'] }
  const found = scoredFor(answers)
  expect(found.misses).toEqual([])
  const swing = { title: 'Swing', missing: ['kettlebell'], hardOn: [], isFixed: false }
  expect(found.changes).toEqual([{ ...swing, instead: { id: 'row', title: 'Row' } }])
  expect(reasonsOf(found, answers)).toEqual([
    'Helps you build muscle',
    '3 of your 4 days',
    '30 to 42 minutes a session',
    'You have what it needs: dumbbell',
    'You also need: kettlebell, or the changes below',
    'No jumping',
  ])
})

test.each<[Partial<Answers>, string]>([
  [
    { days: 2 },
    'It takes 3 days a week, and you have 2. Do its sessions in turn on the days you have: each of its 2 comes up once a week; it takes longer to finish.',
  ],
  [
    { minutes: 20 },
    'Its sessions take 30 to 42 minutes, and you have 20. In training, “Short on Time” says what to leave out first.',
  ],
  [{ experience: 'a year' }, 'It is for beginners: you may outgrow it soon.'],
  [{ goal: 'skill' }, 'It has a different goal: it helps you build muscle.'],
  [{ equipment: [] }, 'You have no kettlebell or dumbbell for 3 of its 5 exercises.'],
  [
    { limitations: ['shoulder'] },
    'Parts of it are hard on the shoulder. Have the pain checked first, and skip those exercises.',
  ],
])('a plan does not fit %j', (answers, text) => {
  const found = scoredFor(answers)
  expect(
    found.misses.map((miss) => missText(miss, found, { limitations: [], ...answers })),
  ).toEqual([text])
})

test('a plan that is loud or has jumps asks nobody to have a pain checked', () => {
  const answers: Answers = { limitations: ['noise', 'jumping'] }
  const found = scorePlan({ ...plan, unfitFor: ['noise', 'jumping'] }, answers, data)
  expect(found.misses.map((miss) => missText(miss, found, answers))).toEqual([
    'Parts of it are loud, jumping or running. Skip or replace those exercises.',
  ])
})

test('a plan made for a limit says so to those who have it, and is not offered to others', () => {
  const own: FinderPlan = { ...plan, madeFor: ['knee', 'balance'] }
  const answers: Answers = { goal: 'muscle', limitations: ['balance'] }
  const found = scorePlan(own, answers, data)
  expect(found.misses).toEqual([])
  expect(found.cost).toBeLessThan(scorePlan(plan, answers, data).cost)
  expect(reasonsOf(found, answers)[0]).toBe('Made for your limits: unsteady or past sixty')

  const healthy: Answers = { goal: 'muscle', limitations: [] }
  const others = scorePlan(own, healthy, data)
  expect(others.misses.map((miss) => missText(miss, others, healthy))).toEqual([
    'It is made for other limits: knee, unsteady or past sixty.',
  ])
})

test('who wants muscle gets a plan that fills their time before a shorter one', () => {
  const cost = (goal: Goal, minutes: number[]) =>
    scorePlan({ ...plan, suits: [goal], minutes }, { goal, minutes: 60, limitations: [] }, data)
      .cost
  expect(cost('muscle', [25])).toBeGreaterThan(cost('muscle', [50]))
  expect(cost('feel better', [25])).toBe(cost('feel better', [50]))
})

test('who wants muscle gets a plan that uses more of their equipment first', () => {
  const costWith = (goal: Goal) =>
    scorePlan(
      { ...plan, suits: [goal] },
      { goal, equipment: ['dumbbell', 'kettlebell', 'barbell'], limitations: [] },
      data,
    ).cost
  expect(costWith('muscle')).toBeGreaterThan(costWith('feel better'))
})

test.each<[Goal[], string]>([
  [['muscle'], 'build muscle'],
  [['strength', 'core'], 'get stronger and strengthen your core'],
  // Skill goes last: its label ends in an example.
  [['skill', 'endurance'], 'build stamina and learn a skill such as a pull-up'],
])('a plan for %j names its aims in a sentence', (suits, aims) => {
  const found = scorePlan({ ...plan, suits }, { limitations: [] }, data)
  expect(reasonsOf(found, { limitations: [] })[0]).toBe(`Helps you ${aims}`)
  expect(missText({ kind: 'goal' }, found, { limitations: [] })).toBe(
    `It has a different goal: it helps you ${aims}.`,
  )
})

test('a plan with a related aim says so, one with an unrelated aim does not', () => {
  const reason = (goal: Goal) => reasonsOf(scoredFor({ goal }), { goal, limitations: [] })[0]
  expect(reason('strength')).toBe('Helps you build muscle; good for your goal too')
  expect(reason('core')).toBe('Helps you build muscle')
})

test('a plan without an aim claims none', () => {
  const found = scorePlan({ ...plan, suits: [] }, { limitations: [] }, data)
  expect(reasonsOf(found, { limitations: [] })[0]).toBe('3 days a week')
  expect(missText({ kind: 'goal' }, found, { limitations: [] })).toBe('It has a different goal.')
})

test('a plan whose entry checks need missing equipment does not fit', () => {
  const fixed = { ...plan, fixed: ['swing'] }
  const { misses } = scorePlan(fixed, { equipment: ['dumbbell'], limitations: [] }, data)
  expect(misses).toEqual([{ kind: 'equipment', pieces: ['kettlebell'] }])
})

test('an exercise already in the session replaces only what is hard on a joint, not missing equipment', () => {
  const bent = (answers: Partial<Answers>, exercises: FinderData['exercises']) =>
    scorePlan(
      plan,
      { limitations: [], ...answers },
      { ...data, exercises: { ...data.exercises, ...exercises } },
    ).changes
  const hard = { squat: { ...exercise('Squat', [], ['swing']), hardOn: ['knee' as const] } }
  expect(bent({ limitations: ['knee'] }, hard)).toMatchObject([{ instead: { id: 'swing' } }])
  const lacking = { swing: exercise('Swing', ['kettlebell'], ['squat']) }
  expect(bent({ equipment: ['dumbbell'] }, lacking)).toMatchObject([{ instead: undefined }])
})

test('the message to the coach holds the answers and what is missing', () => {
  const answers: Answers = { goal: 'muscle', days: 2, limitations: [] }
  const nearest = scoredFor(answers)
  const [why] = nearest.misses.map((miss) => missText(miss, nearest, answers))
  expect(coachMessage(answers, nearest)).toBe(
    `Hi, no plan fits what I want: build muscle; 2 days a week.\n\nThe closest is Two Bells. ${why}\n\nWhat would you do?`,
  )
})

test('answers are parsed from the query, invalid ones dropped, and a full gym is named as one', () => {
  expect(parseAnswers('?utm=1')).toBeUndefined()
  expect(parseAnswers('?for=muscle&days=3&minutes=x&with=nothing&spare=knee&spare=pride')).toEqual({
    goal: 'muscle',
    days: 3,
    minutes: undefined,
    equipment: [],
    limitations: ['knee'],
  })
  const equipment = parseAnswers('?with=gym&with=rings')?.equipment
  expect(answersText({ equipment, limitations: [] })).toBe('with a full gym, rings')
  expect(answersText({ equipment: [], limitations: [] })).toBe('without equipment')
  // As the form sends it by itself: a typed number and single pieces have fields of their own.
  expect(parseAnswers('?minutes=&minutes-more=35&with=&with-more=rings')).toMatchObject({
    minutes: 35,
    equipment: ['rings'],
  })
})
