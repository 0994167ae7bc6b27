import { readFileSync } from 'node:fs'
import { judgeFinder } from '../../support/finder/forty-visitors'

/** Uses the plans and library as of the visitors' rating. */
const judged = judgeFinder(JSON.parse(readFileSync('__tests__/support/finder/plans.json', 'utf8')))

test("38 of 40 visitors get the coach's choice first", () => {
  expect(judged).toHaveLength(40)
  const missed = judged.filter(({ isRight }) => !isRight).map(({ who }) => who)
  expect(missed.slice(2)).toEqual([])
})

test('no visitor gets a plan the coach calls wrong', () => {
  expect(judged.filter(({ wrong }) => wrong.length > 0)).toEqual([])
})
