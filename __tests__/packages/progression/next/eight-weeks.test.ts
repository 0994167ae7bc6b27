import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { decideFromLog } from '../../../../packages/progression/from-log'
import { programOf } from '../../../../packages/progression/language/program-of'
import { prescribe } from '../../../../packages/progression/next/prescribe'
import { entryAfterSwap, newSession } from '../../../../packages/progression/next/session-entries'
import type { TrainingInput } from '../../../../packages/progression/next/training-input'
import { entryKeys } from '../../../../packages/progression/record/log'
import { emptyState } from '../../../../packages/progression/record/plan-state'
import { slotsOf } from '../../../../packages/progression/week/slots'
import { exerciseFactsById } from '../../../../src/content/derive/exercise-facts'
import { type Log, type LogAction, logReducer } from '../../../../src/training/model/log-reducer'
import type { SessionMove } from '../../../../src/training/model/moves/session-action'
import { planProgress } from '../../../../src/training/model/plan-progress'
import { type ByHand, byHand } from '../../../browser/support/by-hand-table'
import { readJson } from '../../../support/variants/content-folder'
import { ODD } from '../../../support/variants/test-site'

const folder = path.resolve('__tests__/support/content/exercises')
const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
const exercises = exerciseFactsById(
  files.map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
)

const PLAN = 'by-hand-intermediate'
const program = programOf(readJson(`${ODD}/workouts/${PLAN}.json`))
if (!program) throw new Error('The plan has sessions.')
const slots = slotsOf(program, 8)

let log: Log = { sessions: new Map(), plans: new Map(), undoSteps: new Map() }
const act = (action: LogAction) => {
  log = logReducer(log, action)
}
const dayOf = (index: number) =>
  new Date(Date.UTC(2026, 10, 23 + Math.floor(index / 2) * 7 + (index % 2) * 3, 18))

const inputAt = (index: number): TrainingInput => ({
  program,
  exercises,
  sessions: [...log.sessions.values()],
  state: log.plans.get(PLAN) ?? emptyState(PLAN),
  unit: 'kg',
  bar: 20,
  now: dayOf(index),
  decideFromLog,
})

/** Checks an exercise's prescription against the table, then logs what the table says. */
function train(index: number, { title, load, amounts, sets, swap }: ByHand) {
  const id = `s${index}`
  const sessionNow = () => log.sessions.get(id)
  const keyOf = (exercise: string) => {
    const { entries = [] } = sessionNow() ?? {}
    return entryKeys(entries)[entries.findIndex((entry) => entry.title === exercise)] ?? ''
  }
  const move = (one: SessionMove) =>
    act({ type: 'session', id, action: { ...one, at: dayOf(index).getTime() + index * 1000 } })
  const entry = sessionNow()?.entries.find((one) => one.title === title)
  const proposed = entry?.sets[0]?.load
  const proposedLoad = load === undefined || proposed === undefined ? undefined : `${proposed}`
  expect([title, proposedLoad]).toEqual([title, load || undefined])
  expect(entry?.sets.map(({ amount }) => `${amount}`)).toEqual([...amounts])
  if (sets === 'skip') return move({ type: 'skipped', entry: keyOf(title) })
  if (swap) {
    const [to] = [...exercises.values()].filter((exercise) => exercise.title === swap.to)
    const slot = slots[index]
    const by = entry && to && slot && entryAfterSwap(entry, to, slot, inputAt(index))
    if (!by) throw new Error('The session has the line.')
    move({ type: 'swapped', entry: keyOf(title), by, isPermanent: swap.isForGood })
  }
  const key = keyOf(swap?.to ?? title)
  for (const [set, does] of sets.entries()) {
    const at = { entry: key, set }
    if (does.load !== undefined) move({ type: 'typed load', ...at, value: does.load, unit: 'kg' })
    if (does.amount !== undefined) move({ type: 'typed amount', ...at, value: does.amount })
    move({ type: 'done', ...at, rest: true, needsLoad: false })
    if (does.left !== undefined) move({ type: 'rated', ...at, left: does.left })
  }
}

test.each(
  byHand.map(
    (table, index) =>
      [Math.floor(index / 2) + 1, index % 2 ? 'Thursday' : 'Monday', index, table] as const,
  ),
)('week %d, %s: every load matches the one worked out by hand', (_, __, index, table) => {
  const { next, done } = planProgress(slots, inputAt(index).sessions, inputAt(index).state, null)
  expect(done.size).toBe(index)
  if (!next) throw new Error('The plan has the session.')
  const at = dayOf(index).toISOString()
  const maxima = { 'back-squat': { load: 100, unit: 'kg' as const, reps: 1, at } }
  if (index === 1) act({ type: 'plan', plan: PLAN, at, change: { maxima } })
  const plan = { planId: PLAN, title: 'By Hand' }
  const session = newSession(`s${index}`, plan, next, prescribe(next, inputAt(index)), dayOf(index))
  act({ type: 'put', at, sessions: [session] })
  for (const exercise of table) train(index, exercise)
  act({ type: 'session', id: session.id, action: { type: 'finished', at: dayOf(index).getTime() } })
  if (index === 15)
    expect(planProgress(slots, inputAt(15).sessions, inputAt(15).state, null).next).toBeUndefined()
})
