import { comparedPlans } from '../../../src/plan/model/compared'

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
