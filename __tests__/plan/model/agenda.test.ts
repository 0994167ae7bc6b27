import { planAgenda } from '../../../src/plan/model/agenda'
import { sampleProgram } from '../../support/fixtures/sample-program'

test('lists the sessions of each week by name and day', () => {
  const bench = { name: 'Bench Day', day: 'Monday', minutes: 40 }
  const road = { name: 'Road', minutes: null }
  expect(planAgenda(sampleProgram, 2)).toEqual([
    [bench, { ...road, day: 'Thursday' }],
    [bench, { ...road, day: 'Friday' }],
  ])
})
