import { parseArgs } from 'node:util'
import {
  type Exercises,
  formatLoad,
  type Lifter,
  lifters,
  type SimulatedSet,
  simulatePlan,
  simulationInput,
  type Unit,
  units,
  walkRows,
} from '../packages/progression'
import { contentOf } from '../src/content/content'
import { contentFolder } from '../src/content/content-folder'
import { exerciseFactsById } from '../src/content/derive/exercise-facts'
import { readContent } from '../src/content/read-content'
import type { Plan } from '../src/content/schema/plan'

const usage = `Use: npm run plan:walk -- [<id>] [--lifter ${lifters.join('|')}] [--unit kg|lb] [--json]`

/**
 * Prints a plan's prescriptions, set by set, using the training page's functions. Without a plan, prints what
 * all plans do to all lifters as a table.
 */
function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      lifter: { type: 'string', default: 'steady' },
      unit: { type: 'string', default: 'kg' },
      json: { type: 'boolean', default: false },
    },
  })
  const lifter = lifters.find((one) => one === values.lifter)
  const unit = units.find((one) => one === values.unit)
  const [id] = positionals
  if (!lifter || !unit) throw new Error(usage)
  const { plans, exercises } = contentOf(readContent(contentFolder()))
  if (!id) return printTable(plans, exerciseFactsById(exercises), unit)
  const plan = plans.find((one) => one.id === id)
  const input = plan && simulationInput(plan, exerciseFactsById(exercises))
  if (!input) throw new Error(`No plan with sessions has the id "${id}".`)
  const sets = simulatePlan({ ...input, lifter, unit })
  if (values.json) for (const set of sets) console.log(JSON.stringify(asJson(set)))
  else print(sets, lifter)
}

function printTable(plans: readonly Plan[], exercises: Exercises, unit: Unit) {
  const heads = [
    'plan',
    'lifter',
    'old weight: never, sessions',
    'largest cut',
    'too few',
    'unlike steady',
    'largest step',
  ]
  console.log(`| ${heads.join(' | ')} |\n|${' --- |'.repeat(heads.length)}`)
  for (const plan of plans) {
    const simulation = simulationInput(plan, exercises)
    for (const { lifter, back, cut, tooFew, differs, step } of simulation
      ? walkRows(simulation, unit)
      : [])
      console.log(`| ${[plan.id, lifter, back, cut, tooFew, differs, step].join(' | ')} |`)
  }
}

const titleOf = ({ entry: { title, asked } }: SimulatedSet) =>
  asked.as ? `${title}, ${asked.as}` : title

const asJson = (set: SimulatedSet) => {
  const { slot, entry, number, amount, load, unit, reason } = set
  return {
    week: slot.week,
    session: slot.session,
    exercise: titleOf(set),
    set: number,
    [entry.asked.measure]: amount,
    ...(load !== undefined && { load, unit }),
    reason,
  }
}

function print(sets: readonly SimulatedSet[], lifter: Lifter) {
  console.log(`Simulated with the lifter "${lifter}".`)
  let at: unknown
  for (const first of sets.filter(({ number }) => number === 1)) {
    const { slot, entry, reason } = first
    if (slot !== at) console.log(`\nWeek ${slot.week}, session ${slot.session}: ${slot.name}`)
    at = slot
    const all = sets.filter((one) => one.entry === entry)
    const done = all.map(({ amount }) => amount).join(', ')
    const loads = new Set(
      all.flatMap(({ load, unit }) => (load !== undefined && unit ? formatLoad(load, unit) : [])),
    )
    const { measure } = entry.asked
    console.log(
      `  ${titleOf(first)}: ${loads.size ? `${[...loads].join(', then ')} × ` : ''}${done}${measure === 'reps' ? '' : ` ${measure}`}. ${reason}`,
    )
  }
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
