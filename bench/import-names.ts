import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contentOf } from '../src/content/content'
import { contentFolder } from '../src/content/content-folder'
import { readContent } from '../src/content/read-content'
import { sureMatch } from '../src/training/model/transfer/match-exercise'

// npm run bench:import-names: how many sets find their exercise without asking when a log of Strong or Hevy is
// imported, and the names with the most sets that don't. The names, of three or more public exports, with their sets
// in all of them, are frozen in import-names.tsv; pass another such file to measure it.

const file = process.argv[2] ?? path.join(__dirname, 'import-names.tsv')
const library = contentOf(readContent(contentFolder())).exercises.map((exercise) => ({
  ...exercise,
  exerciseId: exercise.id,
  alsoCalled: exercise.alsoCalled ?? [],
}))
const names = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [name = '', sets = ''] = row.split('\t')
    return { name, sets: Number(sets), sure: sureMatch(name, library) }
  })
const setsOf = (rows: typeof names) => rows.reduce((sum, { sets }) => sum + sets, 0)
const unsure = names.filter(({ sure }) => !sure)
const share = 1 - setsOf(unsure) / setsOf(names)
console.log(`${(100 * share).toFixed(1)}% of ${setsOf(names).toLocaleString('en-US')} sets`)
for (const { name, sets } of unsure.slice(0, 20)) console.log(`${sets}`.padStart(7), name)
