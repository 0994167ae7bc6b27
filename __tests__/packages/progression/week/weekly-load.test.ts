import { weekLoad, weeklyLoads } from '../../../../packages/progression/week/weekly-load'
import { loadLineLabel } from '../../../../src/plan/load-line'
import { program } from '../../../support/fixtures/program'
import { aLine, aSession, sampleProgram } from '../../../support/fixtures/sample-program'

test('the load of a week weights sets by effort and counts five steady minutes as a set', () => {
  // Strong: 3 × 0.8 + 3 × 0.8 + 3 × 0.9 = 7.5, twice. Easy: 25 minutes are 5 sets × 0.65 = 3.25.
  expect(weekLoad(program, 1)).toBeCloseTo(18.3, 5)
  // Strong: 3 × 0.9 + 2.4 + 2.7 = 7.8. Easy: 3.25 and 2 × 0.9 = 5.05, twice.
  expect(weekLoad(program, 2)).toBeCloseTo(17.9, 5)
  expect(weeklyLoads(program, 4)).toHaveLength(4)
})

test.each([
  ['1', 3],
  ['2', 2.7],
  ['3', 2.4],
  ['4', 2],
  ['5', 1.5],
  ['6', 1.2],
  ['7', 0.9],
])('three sets with %s in reserve weigh %s', (reserve, load) => {
  const lines = [aLine('squat', { sets: 3, reserve: [reserve] })]
  expect(weekLoad({ ...sampleProgram, sessions: [aSession('One', { lines })] }, 1)).toBe(load)
})

test.each([
  [1, [], 'Load line of 1 week'],
  [4, [4], 'Load line of 4 weeks, lighter in week 4'],
  [8, [4, 8], 'Load line of 8 weeks, lighter in weeks 4, 8'],
])('a drawing of %s weeks, lighter in %j, is named', (weeks, deloads, name) => {
  expect(loadLineLabel(weeks, deloads)).toBe(name)
})
