import { parseArgs } from 'node:util'
import {
  formatLoad,
  type Lifter,
  lifters,
  type SimulatedSet,
  simulatePlan,
  units,
} from '../packages/progression'
import { contentOf } from '../src/content/content'
import { simulationInput, trainingExercises } from '../src/content/derive/simulation-input'
import { contentFolder } from '../src/content/folder'
import { readContent } from '../src/content/read-content'

const usage = `Use: npm run plan:walk -- <id> [--lifter ${lifters.join('|')}] [--unit kg|lb] [--json]`

/** Prints a plan's prescriptions, set by set, using the training page's functions. */
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
  if (!id || !lifter || !unit) throw new Error(usage)
  const { plans, exercises } = contentOf(readContent(contentFolder()))
  const plan = plans.find((one) => one.id === id)
  const input = plan && simulationInput(plan, trainingExercises(exercises))
  if (!input) throw new Error(`No plan with sessions has the id "${id}".`)
  const sets = simulatePlan({ ...input, lifter, unit })
  if (values.json) for (const set of sets) console.log(JSON.stringify(asJson(set)))
  else print(sets, lifter)
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
