import { type ExerciseEntry, exercisePages } from '../../../src/exercises/model/exercise-pages'

const entry = (exerciseId: string, fields: Partial<ExerciseEntry> = {}): ExerciseEntry => ({
  exerciseId,
  pattern: 'squat',
  equipment: [],
  main: ['quads'],
  helping: ['adductors'],
  ...fields,
})

const rows = Array.from({ length: 31 }, (_, index) =>
  entry(`row-${index}`, {
    pattern: 'pull',
    equipment: ['barbell or dumbbell'],
    main: ['lats'],
    helping: [],
  }),
)
const uses = new Map([['goblet-squat', 3]])
const pages = exercisePages([entry('chair-squat'), entry('goblet-squat'), ...rows], uses)
const at = (path: string) => pages.find((page) => page.path === path)

test('each movement, muscle and piece of equipment in the library has a list', () => {
  const lists = pages.filter(({ template }) => template === 'exercise-list')
  expect(lists.map(({ path }) => path)).toEqual([
    '/exercises/pattern/squat',
    '/exercises/pattern/pull',
    '/exercises/pattern/pull/page/2',
    '/exercises/muscle/lats',
    '/exercises/muscle/lats/page/2',
    '/exercises/muscle/quads',
    '/exercises/muscle/adductors',
    '/exercises/equipment/nothing',
    '/exercises/equipment/barbell',
    '/exercises/equipment/barbell/page/2',
    '/exercises/equipment/dumbbell',
    '/exercises/equipment/dumbbell/page/2',
    '/exercises/muscle/lats/with/barbell',
    '/exercises/muscle/lats/with/barbell/page/2',
    '/exercises/muscle/lats/with/dumbbell',
    '/exercises/muscle/lats/with/dumbbell/page/2',
    '/exercises/muscle/quads/with/nothing',
  ])
})

test('the pages of a list are about equally long', () => {
  const ids = rows.map(({ exerciseId }) => exerciseId)
  const first = at('/exercises/pattern/pull')?.context
  expect(first).toMatchObject({ ids: ids.slice(0, 16), found: 31 })
  expect(at('/exercises/pattern/pull/page/2')?.context.ids).toEqual(ids.slice(16))
})

test('a list links to the other lists of its kind, with counts', () => {
  expect(at('/exercises/muscle/quads')?.context).toMatchObject({
    ids: ['chair-squat', 'goblet-squat'],
    options: [
      { word: 'lats', count: 31 },
      { word: 'quads', count: 2 },
      // No exercise has it as a main muscle, so helping ones count.
      { word: 'adductors', count: 2 },
    ],
    pieces: [{ word: 'nothing', count: 2 }],
  })
})

test('each muscle with a piece of equipment has a list, even with one exercise', () => {
  const list = at('/exercises/muscle/lats/with/barbell')?.context
  expect(list).toMatchObject({ found: 31, piece: 'barbell' })
  expect(list?.ids).toHaveLength(16)
  expect(at('/exercises/muscle/adductors')?.context).toMatchObject({ found: 0, pieces: [] })
})

test("helping exercises appear only on the last page of a muscle's list", () => {
  const first = entry('pull-up', { main: ['lats'], helping: ['biceps'] })
  const all = exercisePages([first, ...rows.map((row) => ({ ...row, helping: ['lats'] }))], uses)
  const helped = (path: string) => all.find((page) => page.path === path)?.context.helped
  expect(helped('/exercises/muscle/lats')).toEqual([])
  expect(helped('/exercises/muscle/lats/page/2')).toHaveLength(31)
  expect(helped('/exercises/pattern/pull')).toEqual([])
})

test('the exercise used by most plans represents its movement', () => {
  expect(at('/exercises')?.context.figureIds).toEqual(['goblet-squat', 'row-0'])
})

test('every exercise has a page, and unknown ids share one', () => {
  expect(at('/exercises/goblet-squat')).toEqual({
    path: '/exercises/goblet-squat',
    template: 'exercise',
    context: { exerciseId: 'goblet-squat' },
  })
  expect(at('/exercises/unknown')?.matchPath).toBe('/exercises/:id')
})

test('a site without exercises has no exercise pages', () => {
  expect(exercisePages([], uses)).toEqual([])
})
