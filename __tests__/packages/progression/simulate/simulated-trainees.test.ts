import { type Unit, units } from '../../../../packages/progression'
import { lineOfKey, valuesOf } from '../../../../packages/progression/language/program'
import { includesWeek, ruleOf } from '../../../../packages/progression/language/rule-of'
import { jumpPercent } from '../../../../packages/progression/next/move-up'
import {
  type Lifter,
  lifters,
  type SimulatedSet,
  simulatePlan,
} from '../../../../packages/progression/simulate/simulate-plan'
import { simulationInput } from '../../../../packages/progression/simulate/simulation-input'
import { noRaiseReason } from '../../../../packages/progression/words/rule-words'
import { contentOf } from '../../../../src/content/content'
import { exerciseFactsById } from '../../../../src/content/derive/exercise-facts'
import { readContent } from '../../../../src/content/read-content'

// `npm run test:all` names the real content, and simulates each of its plans in both units.
const realContent = process.env.CONTENT_FOLDER
const { plans, exercises } = contentOf(readContent(realContent ?? '__tests__/support/content'))
const library = exerciseFactsById(exercises)
const simulations = plans.flatMap((plan) => simulationInput(plan, library) ?? [])

/** A light lifter's body weight, for exercises with added weight. */
const BODY = { kg: 50, lb: 110 } as const

type Simulation = (typeof simulations)[number]

/** The first sets of a simulated plan that its own rules forbid, in words. */
function forbiddenSets(simulation: Simulation, lifter: Lifter, unit: Unit): string[] {
  const { program } = simulation
  const previousSets = new Map<string, SimulatedSet>()
  return simulatePlan({ ...simulation, lifter, unit }).flatMap((set) => {
    const { load, number, slot, entry } = set
    const { line: name, asked, exercise } = entry
    const line = lineOfKey(program, name)
    if (number > 1 || !line) return []
    const at = `week ${slot.week}, ${name}, ${unit}`
    if (asked.amount === 'share' || set.lacksBase) return `${at}: a percentage without a base`
    if (asked.deload || asked.test || valuesOf(line).some(({ percent }) => percent)) return []
    const account = `${program.progression.accounts === 'lift' ? '' : name} ${exercise}`
    const previous = previousSets.get(account)
    previousSets.set(account, set)
    if (previous?.load === undefined || load === undefined || load <= previous.load) return []
    const rule = ruleOf(program, line)
    // Back to the weight before a break.
    if (load <= (previous.entry.asked.returnsTo ?? 0)) return []
    if (rule.on === 'the reserve' || (rule.correct && includesWeek(rule.correct.weeks, slot.week)))
      return []
    const raise = `${at}: ${load} after ${previous.load} × ${previous.amount}`
    const noRaise = noRaiseReason(rule, slot.week)
    if (noRaise) return `${raise}, but: ${noRaise}`
    const { limit = Number.POSITIVE_INFINITY, climb = 0 } = rule
    const body = simulation.exercises.get(exercise)?.loaded === 'added' ? BODY[unit] : 0
    const isOverLimit = jumpPercent(previous.load + body, load + body) > limit
    return isOverLimit && (previous.amount ?? 0) < climb ? `${raise}, above ${limit}%` : []
  })
}

test('there are plans to simulate', () => {
  expect(simulations.length).toBeGreaterThan(0)
})

test.each(lifters)('the lifter "%s" gets no weight that a plan forbids', (lifter) => {
  const forbidden = simulations.flatMap((simulation, index) => {
    const isMetric = (index + lifters.indexOf(lifter)) % 2 === 0
    const simulated: readonly Unit[] = realContent ? units : [isMetric ? 'kg' : 'lb']
    return simulated.flatMap((unit) => forbiddenSets(simulation, lifter, unit))
  })
  expect(forbidden).toEqual([])
})
