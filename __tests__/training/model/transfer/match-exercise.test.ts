import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { LibraryExercise } from '../../../../src/training/model/library-exercise'
import { nearMatches, sureMatch } from '../../../../src/training/model/transfer/match-exercise'

const exercise = (
  exerciseId: string,
  title: string,
  equipment: readonly string[],
  ...alsoCalled: string[]
) => ({ exerciseId, title, alsoCalled, equipment, loaded: 'weight' as LibraryExercise['loaded'] })

const library = [
  exercise('back-squat', 'Back squat', ['barbell'], 'Barbell squat'),
  exercise('barbell-bench-press', 'Barbell bench press', ['barbell'], 'Bench press'),
  exercise('dumbbell-bench-press', 'Dumbbell bench press', ['dumbbell']),
  exercise('lat-pulldown', 'Lat pulldown', ['cable station or machine']),
  exercise('romanian-deadlift', 'Romanian deadlift', ['barbell'], 'RDL'),
  exercise('dumbbell-curl', 'Dumbbell curl', ['dumbbell']),
  { ...exercise('pull-up', 'Pull-up', ['pull-up bar']), loaded: 'added' as const },
  exercise('smith-machine-squat', 'Smith machine squat', ['machine']),
  { ...exercise('bodyweight-squat', 'Air squat', []), loaded: 'body' as const },
  exercise('machine-dip', 'Machine dip', ['machine']),
  {
    ...exercise('parallel-bar-dip', 'Parallel bar dip', ['parallettes or machine'], 'Dip'),
    loaded: 'added' as const,
  },
]
const sure = (name: string) => sureMatch(name, library)?.exerciseId
const near = (name: string) => nearMatches(name, library).map(({ exerciseId }) => exerciseId)

test.each([
  ['Bench Press (Barbell)', 'barbell-bench-press'],
  ['Squat (Barbell)', 'back-squat'],
  ['Lat Pulldown (Cable)', 'lat-pulldown'],
  ['Romanian Deadlift (Barbell)', 'romanian-deadlift'],
  ['RDL', 'romanian-deadlift'],
  ['Pullups', 'pull-up'],
  ['Dips', 'parallel-bar-dip'],
  // Equipment as other languages of the apps write it, and as people do.
  ['Bench Press (Bar)', 'barbell-bench-press'],
  ['Bench Press (Dambıl)', 'dumbbell-bench-press'],
  ['DB Bench Presses', 'dumbbell-bench-press'],
  ['Squat (Smith)', 'smith-machine-squat'],
  ['Lat Pulldown (Custom)', 'lat-pulldown'],
  // What an exercise may take on.
  ['Pull Up (Weighted)', 'pull-up'],
  ['Air Squat (Bodyweight)', 'bodyweight-squat'],
  ['Dip Machine', 'machine-dip'],
])('%s matches %s', (name, id) => {
  expect(sure(name)).toBe(id)
})

test('a name with more or fewer words is not matched, and near matches come first', () => {
  expect(sure('Bicep Curl (Dumbbell)')).toBeUndefined()
  expect(near('Bicep Curl (Dumbbell)')[0]).toBe('dumbbell-curl')
  // This exercise uses a barbell, not a kettlebell.
  expect(sure('Romanian Deadlift (Kettlebell)')).toBeUndefined()
  expect(near('Romanian Deadlift (Kettlebell)')).toEqual(['romanian-deadlift'])
  // A machine that lifts or presses is another exercise than one with one's own weight.
  const withoutMachine = library.filter(({ exerciseId }) => exerciseId !== 'machine-dip')
  expect(sureMatch('Dip Machine', withoutMachine)).toBeUndefined()
  expect(nearMatches('Dip Machine', withoutMachine)).toMatchObject([
    { exerciseId: 'parallel-bar-dip' },
  ])
  expect(sure('Bench Press (Weighted)')).toBeUndefined()
  expect([sure('Zercher carry'), near('Zercher carry')]).toEqual([undefined, []])
})

const folder = path.resolve('__tests__/support/content/exercises')
const frozen = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
  .map(({ id, title, alsoCalled = [], equipment, loaded }) => ({
    ...exercise(id, title, equipment, ...alsoCalled),
    loaded,
  }))

test('every title in the library matches its own exercise', () => {
  for (const { exerciseId, title } of frozen)
    expect([title, sureMatch(title, frozen)?.exerciseId]).toEqual([title, exerciseId])
})

test('nearly half of the sets of public exports find their exercise even in a library with few machines', () => {
  const rows = readFileSync(path.resolve('bench/import-names.tsv'), 'utf8').trim().split('\n')
  let all = 0
  let known = 0
  for (const row of rows.slice(1)) {
    const [name = '', sets] = row.split('\t')
    all += Number(sets)
    if (sureMatch(name, frozen)) known += Number(sets)
  }
  expect(all).toBeGreaterThan(100_000)
  expect(known / all).toBeGreaterThan(0.45)
})
