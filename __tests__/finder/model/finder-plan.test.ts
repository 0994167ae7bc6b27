import { finderPlan } from '../../../src/finder/model/finder-plan'
import { library, program } from '../../support/fixtures/program'

const plan = {
  planId: 'bar-and-road-beginner',
  title: 'Bar and Road',
  level: 'Beginner',
  category: 'Weight Loss',
  aim: 'endurance',
  entry: ['A plank of 20 seconds'],
  length: 4,
}

test('plan facts derive from sessions and the library', () => {
  const facts = finderPlan(plan, program, library)
  expect(facts).toMatchObject({
    suits: ['lose weight', 'endurance'],
    presumes: 'new',
    unfitFor: [],
    days: 3,
    turns: 2,
    fixed: ['plank'],
  })
  expect(facts.minutes).toHaveLength(4)
})

test("a plan's own fields override derived facts", () => {
  const own = { suits: ['core'], presumes: 'a year', unfitFor: ['wrist'] } as const
  expect(finderPlan({ ...plan, ...own }, program, library)).toMatchObject(own)
})
