import { sessionsInWeek } from '../../../../packages/progression/language/week'
import { sessionMinutes, timedProgram } from '../../../../packages/progression/week/minutes'
import { rampUpsOf, warmUpText } from '../../../../packages/progression/week/ramp-up'
import { library, program } from '../../../support/fixtures/program'

const rampUp = ['5 with the empty bar', '3 at 75%']
const ramped = { ...program, rampUp, rampUpLater: ['5 at 60%'] }
const [strong, easy] = sessionsInWeek(ramped, 1)
const needsWeight = (id: string) => library.get(id)?.loaded === 'weight'

test("the first lift has the plan's ramp-up sets, later lifts have theirs, a session with its own warm-up none", () => {
  expect(strong && [...rampUpsOf(strong, needsWeight)]).toEqual([
    ['Strong / squat / 1', rampUp],
    ['Strong / bench / 1', ['5 at 60%']],
    ['Strong / row / 1', ['5 at 60%']],
  ])
  expect(easy?.rampUp).toEqual([])
})

test('a repeated exercise needs no ramp-up', () => {
  const [squat, bench] = strong?.lines ?? []
  if (!strong || !squat || !bench) throw new Error('The fixture has lines.')
  const lines = [squat, { ...squat, lineKey: 'Strong / squat / 2' }, bench]
  expect([...rampUpsOf({ ...strong, lines }, needsWeight).keys()]).toEqual([
    'Strong / squat / 1',
    'Strong / bench / 1',
  ])
})

test('the ramp-up text follows the warm-up text', () => {
  expect(warmUpText('Five minutes easy.', rampUp, ['5 at 60%'])).toBe(
    "Five minutes easy. Then the first lift: 5 with the empty bar and 3 at 75% of the day's weight. Before each later lift: 5 at 60% of the day's weight.",
  )
  expect(warmUpText(undefined)).toBeUndefined()
})

test('each ramp-up set adds a minute, and session minutes vary by week', () => {
  const [plain] = sessionsInWeek(program, 1)
  if (!strong || !plain) throw new Error('The fixture has a session.')
  expect(sessionMinutes(strong, library) - sessionMinutes(plain, library)).toBe(4)
  // A heavy ramp-up set is followed by a rest.
  const heavy = { ...strong, rampUp: [...rampUp, '1 at 90%'] }
  expect(sessionMinutes(heavy, library) - sessionMinutes(plain, library)).toBe(6)
  const timed = timedProgram(program, 4, library)
  const minutes = (week: number) => sessionsInWeek(timed, week)[0]?.minutes
  expect(minutes(3)).toBeGreaterThan(minutes(1) ?? 0)
  expect(sessionsInWeek(program, 3)[0]?.minutes).toBe(30)
})
