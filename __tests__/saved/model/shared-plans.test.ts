import { sharedPlansPath } from '../../../src/lib/paths'
import { sharedPlanIds } from '../../../src/saved/model/shared-plans'

test('round-trips a list of plans', () => {
  const ids = ['heavy-tide-advanced', 'first-plates-beginner']
  const { pathname, search } = new URL(sharedPlansPath(ids), 'https://x.example')
  expect(pathname).toBe('/saved')
  expect(sharedPlanIds(search)).toEqual(ids)
})

test.each(['', '?', '?page=2', '?plan=a'])('no plans are shared by the query "%s"', (search) => {
  expect(sharedPlanIds(search)).toBeUndefined()
})

test.each([
  ['?plans=', []],
  ['?plans=,,%20,', []],
  ['?plans=%3Cscript%3E,../etc,a--b,-a,%E0%A4%A', []],
  ['?plans=a,a,b', ['a', 'b']],
  ['?plans=%3Cimg src=x onerror=alert(1)%3E,a,%3Cscript%3E', ['a']],
  ['?plans=__proto__', []],
  ['?plans=%20Heavy-Tide ,b&utm_source=mail', ['heavy-tide', 'b']],
  ['?plans=a%2Cb', ['a', 'b']],
])('drops invalid ids: %s', (search, ids) => {
  expect(sharedPlanIds(search)).toEqual(ids)
})
