import { allExerciseIdsOf, programOf } from '../packages/progression'
import { contentOf } from '../src/content/content'
import { contentFolder } from '../src/content/content-folder'
import { readContent } from '../src/content/read-content'

/** Prints the exercises: id, equipment, what its sets are counted in, and how many plans use it. */
const { exercises, plans } = contentOf(readContent(contentFolder()))
const uses = new Map<string, number>()
for (const id of plans.flatMap((plan) => [...new Set(allExerciseIdsOf(programOf(plan)))]))
  uses.set(id, (uses.get(id) ?? 0) + 1)

const onlyUnused = process.argv.includes('--unused')
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const rows = exercises
  .filter(({ id }) => !onlyUnused || !uses.has(id))
  .map(({ id, equipment, measure, perSide, loaded }) => [
    id,
    equipment.join(', ') || 'nothing',
    perSide ? `${measure} per side` : measure,
    { weight: 'with a weight', added: 'a weight may be added', body: 'without a weight' }[loaded],
    `${uses.get(id) ?? 0}`,
  ])
  .filter((row) => words.every((word) => row.join(' ').includes(word)))
  .sort(([a = ''], [b = '']) => (a < b ? -1 : 1))

const table = [['id', 'equipment', 'counted in', 'load', 'plans'], ...rows]
const widths = table[0]?.map((_, column) =>
  Math.max(...table.map((row) => row[column]?.length ?? 0)),
)
for (const row of table)
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
