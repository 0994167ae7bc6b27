import { addExercise, goodContent, summaryFile } from './good-content'
import { testMistakes, testOtherMistakes } from './mistakes'

const squat = 'exercises/goblet-squat.json'
const figure = { view: 'side', phases: [{}, { arm: [90, 90] }] }
/**
 * Valid content with a small library: `chair-squat`, which needs no equipment, is easier than
 * `goblet-squat` and can replace it.
 */
function goodLibrary() {
  const folder = goodContent()
  addExercise(folder, { id: 'chair-squat', title: 'Chair squat', equipment: [], loaded: 'body' })
  addExercise(folder, { easier: ['chair-squat'], instead: ['chair-squat'] })
  return folder
}

/** Common mistakes, of which the second has a drawing. */
const drawn = (fault: object): object => ({
  mistakes: [
    { sign: 'The heels lift.', change: 'Sit less deep.' },
    { sign: 'The knees fall in.', change: 'Push them out.', figure: fault },
  ],
})
const fault = 'mistakes[1].figure'

test('a valid library, one with a drawn fault and a site without one are accepted', () => {
  const folder = goodLibrary()
  expect(folder.check()).toMatchObject({ errors: [], warnings: [] })
  folder.change(squat, drawn({ phase: 2, wrong: { arm: [45, 45], red: 'arms' } }))
  expect(folder.check()).toMatchObject({ errors: [], warnings: [] })
  folder.remove('exercises')
  folder.write('workouts/base-beginner.json', summaryFile({ featured: true }))
  expect(folder.check()).toMatchObject({ errors: [], warnings: [] })
})

testMistakes(
  squat,
  (folder, fields: object) => folder.change(squat, fields),
  [
    [{ easier: ['chair-squad'] }, 'easier[0]', '"chair-squad"', 'did you mean "chair-squat"?'],
    [{ easier: ['goblet-squat'] }, 'easier[0]', 'names itself'],
    [
      { muscles: { main: ['quads'], helping: ['quads'] } },
      'muscles.helping[0]',
      '"quads"',
      'one of the two lists',
    ],
    [{ equipment: ['dumbell'] }, 'equipment[0]', '"dumbell"', 'dumbbell, kettlebell'],
    [
      { figure: { ...figure, phases: [{}, { leg: [180, 150] }] } },
      'figure.phases[1].leg',
      'The shin points to 150; with the thigh at 180 it can point from 180 clockwise to 345.',
    ],
    [
      drawn({ phase: 2, wrong: { leg: [180, 150] } }),
      `${fault}.wrong.leg`,
      'The shin points to 150',
    ],
    [{ figure: undefined, ...drawn({ phase: 2, wrong: {} }) }, fault, 'figure of its exercise'],
  ],
  goodLibrary,
)

testOtherMistakes(
  [
    [
      (folder) => folder.change('exercises/chair-squat.json', { level: 'Advanced' }),
      `${squat} easier[0]`,
      'is Advanced and this exercise Beginner',
    ],
    [
      (folder) => folder.change('exercises/chair-squat.json', { equipment: ['dumbbell'] }),
      `${squat} instead`,
      'need the same equipment (dumbbell)',
    ],
    [
      (folder) => {
        folder.change(squat, { instead: [] })
        folder.change('exercises/chair-squat.json', { draft: true })
      },
      `${squat} easier[0]`,
      '"chair-squat" is a draft',
      'publish it first',
    ],
    [
      (folder) => folder.change('exercises/chair-squat.json', { easier: ['goblet-squat'] }),
      'exercises/chair-squat.json easier',
      'form a loop: chair-squat → goblet-squat → chair-squat; remove one of them.',
    ],
    [
      (folder) => {
        addExercise(folder, { id: 'hips', title: 'Hips' })
        folder.rename('exercises/hips.json', 'exercises/muscle.json')
      },
      'exercises/muscle.json id',
      'Found "muscle"; list pages use pattern, muscle',
    ],
    [
      (folder) => folder.change('exercises/chair-squat.json', { title: 'Goblet  Squat' }),
      `${squat} title`,
      'already in content/exercises/chair-squat.json',
    ],
    [
      (folder) => folder.picture('exercises/chair-squad.png'),
      'exercises/chair-squad.png',
      'There is no exercise "chair-squad"; did you mean "chair-squat"?',
    ],
    [
      (folder) => folder.picture('exercises/goblet-squat.png'),
      squat,
      'Found both the figure field and goblet-squat.png',
    ],
  ],
  goodLibrary,
)

test('an exercise without a figure or picture is a warning', () => {
  const folder = goodLibrary()
  folder.change(squat, { figure: undefined })
  const message = expect.stringContaining('in the figure field (see docs/figures.md)')
  expect(folder.check()).toMatchObject({
    errors: [],
    warnings: [{ file: `content/${squat}`, message }],
  })
  folder.picture('exercises/goblet-squat.png')
  expect(folder.check()).toMatchObject({ errors: [], warnings: [] })
})

test('articles may link to exercises and their lists; a wrong link gets the nearest as a suggestion', () => {
  const folder = goodLibrary()
  const link = (address: string) => {
    const food = folder.read('articles/food.md')
    folder.write('articles/food.md', food.replace(/\]\(.*\)/, `](/exercises${address})`))
    return folder.check().errors.map(({ message }) => message)
  }
  for (const list of ['', '/muscle/quads', '/equipment/nothing', '/pattern/squat'])
    expect(link(list)).toEqual([])
  expect(link('/goblet-squat')).toEqual([])
  expect(link('/goblet-sqat')).toEqual([
    'There is no page "/exercises/goblet-sqat"; did you mean "/exercises/goblet-squat"?',
  ])
  folder.remove('exercises')
  folder.write('workouts/base-beginner.json', summaryFile({ featured: true }))
  expect(link('')).toEqual([expect.stringContaining('There is no page "/exercises"')])
})
