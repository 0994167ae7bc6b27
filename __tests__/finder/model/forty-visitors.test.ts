import { readFileSync } from 'node:fs'
import { judgeFinder } from '../../support/finder/forty-visitors'

/** By the plans and the library as they were when the visitors were judged. */
const judged = judgeFinder(JSON.parse(readFileSync('__tests__/support/finder/plans.json', 'utf8')))

test('38 of 40 visitors get first what a coach would give them', () => {
  expect(judged).toHaveLength(40)
  const missed = judged.filter(({ isRight }) => !isRight).map(({ who }) => who)
  expect(missed.slice(2)).toEqual([])
})

test('no visitor is shown a plan that a coach calls wrong for them', () => {
  expect(judged.filter(({ wrong }) => wrong.length > 0)).toEqual([])
})
