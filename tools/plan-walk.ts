import { parseArgs } from 'node:util'
import { contentFolder } from '../src/content/folder'
import { readWalkable } from '../src/content/walkable'
import { units } from '../src/lib/vocabulary'
import { type Lifter, lifters, type WalkedSet, walkPlan } from '../src/training/model/walk'
import { weightText } from '../src/training/model/weight-text'

const usage = `Use: npm run plan:walk -- <id> [--lifter ${lifters.join('|')}] [--unit kg|lb] [--json]`

/** Prints what a plan asks of a trainee, set by set, through the functions of the training page. */
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
  const walkable = readWalkable(contentFolder(), id)
  if (!walkable) throw new Error(`No plan with sessions has the id "${id}".`)
  const sets = walkPlan({ ...walkable, lifter, unit })
  if (values.json) for (const set of sets) console.log(JSON.stringify(asJson(set)))
  else print(sets, lifter)
}

const asJson = ({
  week,
  session,
  title,
  as,
  set,
  measure,
  amount,
  load,
  unit,
  reason,
}: WalkedSet) => ({
  week,
  session,
  exercise: as ? `${title}, ${as}` : title,
  set,
  [measure]: amount,
  ...(load !== undefined && { load, unit }),
  reason,
})

function print(sets: readonly WalkedSet[], lifter: Lifter) {
  console.log(`Walked by the lifter "${lifter}".`)
  let at = ''
  for (const first of sets.filter((one) => one.set === 1)) {
    const lines = sets.filter(
      ({ week, session, line }) =>
        week === first.week && session === first.session && line === first.line,
    )
    const here = `Week ${first.week}, session ${first.session}: ${first.name}`
    if (here !== at) console.log(`\n${here}`)
    at = here
    const done = lines.map(({ amount }) => amount).join(', ')
    const loads = [
      ...new Set(
        lines.flatMap(({ load, unit }) =>
          load !== undefined && unit ? weightText(load, unit) : [],
        ),
      ),
    ]
    const title = first.as ? `${first.title}, ${first.as}` : first.title
    const measure = first.measure === 'reps' ? '' : ` ${first.measure}`
    console.log(
      `  ${title}: ${loads.length ? `${loads.join(', then ')} × ` : ''}${done}${measure}. ${first.reason}`,
    )
  }
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
