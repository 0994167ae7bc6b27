import { type ExerciseEntry, exercisePages } from '../../src/routes/exercise-pages'

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
const ids = rows.map(({ exerciseId }) => exerciseId)
const uses = new Map([['goblet-squat', 3]])
const pages = exercisePages([entry('chair-squat'), entry('goblet-squat'), ...rows], uses)
const at = (path: string) => pages.find((page) => page.path === path)
const listAt = (path: string) => at(`/exercises/${path}`)?.context

test('each movement, muscle and piece of equipment has a list, and each muscle with each piece', () => {
  const lists = pages.filter(({ template }) => template === 'exercise-list')
  expect(lists.map(({ path }) => path.replace('/exercises/', ''))).toEqual([
    'pattern/squat',
    'pattern/pull',
    'pattern/pull/page/2',
    'muscle/lats',
    'muscle/lats/page/2',
    'muscle/quads',
    'muscle/adductors',
    'equipment/nothing',
    'equipment/barbell',
    'equipment/barbell/page/2',
    'equipment/dumbbell',
    'equipment/dumbbell/page/2',
    'muscle/lats/with/barbell',
    'muscle/lats/with/barbell/page/2',
    'muscle/lats/with/dumbbell',
    'muscle/lats/with/dumbbell/page/2',
    'muscle/quads/with/nothing',
  ])
})

test('the pages of a list are about equally long', () => {
  expect(listAt('pattern/pull')).toMatchObject({ ids: ids.slice(0, 16), found: 31 })
  expect(listAt('pattern/pull/page/2')?.ids).toEqual(ids.slice(16))
  const narrowed = { ids: ids.slice(0, 16), found: 31, piece: 'barbell' }
  expect(listAt('muscle/lats/with/barbell')).toMatchObject(narrowed)
})

test('a list links to the other lists of its kind, with counts', () => {
  expect(listAt('muscle/quads')).toMatchObject({
    ids: ['chair-squat', 'goblet-squat'],
    options: [
      { word: 'lats', count: 31 },
      { word: 'quads', count: 2 },
      // No exercise has it as a main muscle, so helping ones count.
      { word: 'adductors', count: 2 },
    ],
    pieces: [{ word: 'nothing', count: 2 }],
  })
  expect(listAt('muscle/adductors')).toMatchObject({ found: 0, pieces: [] })
})

test("helping exercises appear only on the last page of a muscle's list", () => {
  const first = entry('pull-up', { main: ['lats'], helping: ['biceps'] })
  const all = exercisePages([first, ...rows.map((row) => ({ ...row, helping: ['lats'] }))], uses)
  const helped = (path: string) =>
    all.find((page) => page.path === `/exercises/${path}`)?.context.helped
  expect(helped('muscle/lats')).toEqual([])
  expect(helped('muscle/lats/page/2')).toHaveLength(31)
  expect(helped('pattern/pull')).toEqual([])
})

test('the exercise used by most plans represents its movement', () => {
  expect(at('/exercises')?.context.figureIds).toEqual(['goblet-squat', 'row-0'])
})

test('every exercise has a page, and without exercises there is none', () => {
  expect(at('/exercises/goblet-squat')).toMatchObject({
    template: 'exercise',
    context: { exerciseId: 'goblet-squat' },
  })
  expect(exercisePages([], uses)).toEqual([])
})
