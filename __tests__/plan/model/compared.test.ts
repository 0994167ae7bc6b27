import { comparedPlans, firstAndHardest } from '../../../src/plan/model/compared'

const plans = ['a', 'b', 'c', 'd'].map((planId) => ({ planId }))
const idsIn = (search: string) => comparedPlans(search, plans).map(({ planId }) => planId)

test.each([
  ['?plans=b,a', ['b', 'a']],
  ['?plans=a&plans=b', ['a', 'b']],
  ['?plans=a,a,x,<b>,c', ['a', 'c']],
  ['?plans=a,b,c,d', ['a', 'b', 'c']],
  ['', []],
])('the query %s compares %j', (search, ids) => {
  expect(idsIn(search)).toEqual(ids)
})

test('a comparison shows the first week and the first of the hardest weeks', () => {
  const agenda = [[{ minutes: 30 }, { minutes: 40 }], [{ minutes: 50 }], [{ minutes: null }]]
  expect(firstAndHardest({ agenda, loadLine: [10, 20.4, 20.4] })).toEqual([
    { week: 1, sessions: 2, minutes: 70, load: 10 },
    { week: 2, sessions: 1, minutes: 50, load: 20.4 },
  ])
  expect(firstAndHardest({ agenda: [], loadLine: [] })).toBeUndefined()
})
