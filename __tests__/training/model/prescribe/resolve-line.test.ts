import type { WeekLine } from '../../../../src/plan/model/week'
import { emptyState, type PlanState, type SetLog } from '../../../../src/training/model/log'
import { relevantSessions } from '../../../../src/training/model/prescribe/history'
import { resolveLine } from '../../../../src/training/model/prescribe/resolve-line'
import { type Slot, slotsOf } from '../../../../src/training/model/slots'
import { exercises, planOf, rules, trainee } from '../train-by-hand'

const ladder = [{ exercise: 'knee-push-up' }, { exercise: 'push-up', first: true }]
const loaded = planOf({}, rules.double, { deloads: [2] })
const bodyweight = planOf({ exercise: 'push-up', ladder }, rules.rungs)

/** The first line of week 3 after these sessions, in pounds. */
function resolved(program = loaded, sessions: SetLog[][] = [], swaps: PlanState['swaps'] = {}) {
  const { logs, sessions: logged } = trainee(program)
  sessions.forEach(logs)
  const slot = slotsOf(program, 8)[2] as Slot
  const state = { ...emptyState('plan'), swaps }
  const now = new Date('2026-01-19T18:00:00.000Z')
  const gear = { unit: 'lb', bar: 45 } as const
  const input = { program, exercises, sessions: logged, state, now, ...gear }
  return resolveLine(slot, slot.lines[0] as WeekLine, input, relevantSessions(input))
}

const set = (load: number): SetLog => ({ load, amount: 10 })

test('the first time has no history', () => {
  expect(resolved()).toMatchObject({ name: 'A / press / 1', week: 3, past: [], history: [] })
  expect(resolved().last).toBeUndefined()
})

test('a deload is past, but no history, and the last weight is in pounds', () => {
  const { past, history, lastLoad } = resolved(loaded, [[set(100)], [set(90)]])
  expect(past.map(({ session }) => session.week)).toEqual([2, 1])
  expect(history.map(({ session }) => session.week)).toEqual([1])
  // 100 kg are 220.5 lb; the log keeps what was done.
  expect([lastLoad, past[1]?.entry.sets[0]?.load]).toEqual([220, 100])
})

test('the first time is on the starting rung; a swap within the ladder stays in it', () => {
  expect(resolved(bodyweight)).toMatchObject({ lastRung: 1, exercise: { exerciseId: 'push-up' } })
  const easier = resolved(bodyweight, [], { 'push-up': 'knee-push-up' })
  expect([easier.lastRung, easier.line.ladder]).toEqual([0, ladder])
})

test('a swap to another exercise has its own history and leaves the ladder', () => {
  const { line, rungs, history } = resolved(bodyweight, [[set(0)]], { 'push-up': 'press' })
  expect([line.exercise, line.ladder, rungs.length, history]).toEqual(['press', undefined, 1, []])
})
