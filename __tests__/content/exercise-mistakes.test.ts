import { summaryFile } from './good-content'
import { addExercise, goodLibrary } from './good-exercises'
import { mistakesIn, testMistakes } from './mistakes'

const squat = 'exercises/goblet-squat.json'

/** Changes fields of `goblet-squat`. */
const inSquat = mistakesIn(squat, (folder, fields) => folder.change(squat, fields))

test('a valid library and a site without one are accepted', () => {
  const folder = goodLibrary()
  expect(folder.check()).toMatchObject({ errors: [], warnings: [] })
  folder.remove('exercises')
  folder.write('workouts/base-beginner.json', summaryFile({ featured: true }))
  expect(folder.check()).toMatchObject({ errors: [], warnings: [] })
})

describe('exercises', () => {
  testMistakes(
    [
      inSquat('an easier version with a slip', { easier: ['chair-squad'] }, 'easier[0]', [
        '"chair-squad"',
        'did you mean "chair-squat"?',
      ]),
      {
        name: 'an easier version that its level calls harder',
        make: (folder) => folder.change('exercises/chair-squat.json', { level: 'Advanced' }),
        file: squat,
        field: 'easier[0]',
        says: ['is Advanced and this exercise Beginner'],
      },
      inSquat(
        'a harder version that its level calls easier',
        { harder: ['chair-squat'], easier: [], level: 'Advanced' },
        'harder[0]',
        ['it cannot be harder'],
      ),
      inSquat('an exercise that is easier than itself', { easier: ['goblet-squat'] }, 'easier[0]', [
        'names itself',
      ]),
      inSquat(
        'a muscle in both lists',
        { muscles: { main: ['quads'], helping: ['quads'] } },
        'muscles.helping[0]',
        ['"quads"', 'one of the two lists'],
      ),
      {
        name: 'no replacement without the equipment',
        make: (folder) =>
          folder.change('exercises/chair-squat.json', { equipment: ['dumbbell or kettlebell'] }),
        file: squat,
        field: 'instead',
        says: ['need the same equipment (dumbbell or kettlebell)'],
      },
      inSquat('an id that is not the name of the file', { id: 'goblet' }, 'id', [
        '"goblet"',
        'write "goblet-squat"',
      ]),
      inSquat(
        'a misspelled muscle',
        { muscles: { main: ['quad'], helping: [] } },
        'muscles.main[0]',
        ['did you mean "quads"?'],
      ),
      inSquat('two steps', { steps: ['Down.', 'Up.'] }, 'steps', ['2']),
      inSquat('a pattern that is none', { pattern: 'sqat' }, 'pattern', ['did you mean "squat"?']),
      inSquat('equipment that nobody knows', { equipment: ['dumbell'] }, 'equipment[0]', [
        '"dumbell"',
        'dumbbell, kettlebell',
      ]),
      {
        name: 'an easier version that is a draft',
        make: (folder) => folder.change('exercises/chair-squat.json', { draft: true, easier: [] }),
        file: squat,
        field: 'easier[0]',
        says: ['"chair-squat" is a draft', 'publish it first'],
        errors: 2,
      },
    ],
    goodLibrary,
  )

  test('a circle of easier versions is reported once, with its path', () => {
    const folder = goodLibrary()
    folder.change('exercises/chair-squat.json', { easier: ['goblet-squat'] })
    expect(folder.check().errors.map(({ file, message }) => [file, message])).toEqual([
      [
        'content/exercises/chair-squat.json',
        'The lists form a loop: chair-squat → goblet-squat → chair-squat; remove one of them.',
      ],
    ])
  })

  test("an id must not be a word of a list's address", () => {
    const folder = goodLibrary()
    addExercise(folder, { id: 'muscle', title: 'Muscle' })
    expect(folder.check().errors[0]?.message).toContain(
      'Found "muscle"; list pages use pattern, muscle',
    )
  })

  test("a file name must not be a word of a list's address", () => {
    const folder = goodLibrary()
    addExercise(folder, { id: 'muscle', title: 'Muscle' })
    folder.change('exercises/muscle.json', { id: 'wall-sit' })
    const messages = folder.check().errors.map(({ message }) => message)
    expect(messages.join()).toContain('Found "muscle"; list pages use pattern, muscle')
    expect(messages.join()).not.toContain('write "muscle"')
  })
})

describe('figures', () => {
  const figure = { view: 'side' as const, phases: [{}, { arm: [90, 90] as [number, number] }] }

  test('a picture without an exercise gets the nearest name as a suggestion', () => {
    const folder = goodLibrary()
    folder.picture('exercises/chair-squad.png')
    expect(folder.check().errors.map(({ file, message }) => [file, message])).toEqual([
      [
        'content/exercises/chair-squad.png',
        'There is no exercise "chair-squad"; did you mean "chair-squat"?',
      ],
    ])
  })

  test('an exercise without a figure or picture is a warning, with both a mistake', () => {
    const folder = goodLibrary()
    folder.change(squat, { figure: undefined })
    const { errors, warnings } = folder.check()
    expect(errors).toEqual([])
    expect(warnings.map(({ file }) => file)).toEqual([`content/${squat}`])
    expect(warnings[0]?.message).toContain(
      'write its poses in the figure field (see docs/figures.md)',
    )
    folder.picture('exercises/goblet-squat.png')
    expect(folder.check()).toMatchObject({ errors: [], warnings: [] })
    folder.change(squat, { figure })
    expect(folder.check().errors[0]?.message).toContain(
      'Found both the figure field and goblet-squat.png',
    )
  })

  test('an impossible joint angle is a mistake', () => {
    const folder = goodLibrary()
    folder.change(squat, { figure: { ...figure, phases: [{}, { leg: [180, 150] }] } })
    expect(folder.check().errors.map(({ file, field, message }) => [file, field, message])).toEqual(
      [
        [
          `content/${squat}`,
          'figure.phases[1].leg',
          'The shin points to 150; with the thigh at 180 it can point from 180 clockwise to 345.',
        ],
      ],
    )
  })
})

describe('drawn faults', () => {
  const drawn = (fault: object) => [
    { sign: 'The heels lift.', change: 'Sit less deep.' },
    { sign: 'The knees fall in.', change: 'Push them out.', figure: fault },
  ]
  const place = 'mistakes[1].figure'

  test('a valid one is accepted', () => {
    const folder = goodLibrary()
    folder.change(squat, { mistakes: drawn({ phase: 2, wrong: { arm: [45, 45], red: 'arms' } }) })
    expect(folder.check()).toMatchObject({ errors: [], warnings: [] })
  })

  testMistakes(
    [
      inSquat('nothing wrong', { mistakes: drawn({ phase: 2 }) }, `${place}.wrong`, []),
      inSquat(
        'an unknown body part',
        { mistakes: drawn({ phase: 2, wrong: { red: 'leg' } }) },
        `${place}.wrong.red`,
        ['did you mean "legs"?'],
      ),
      inSquat(
        'an impossible pose',
        { mistakes: drawn({ phase: 2, wrong: { leg: [180, 150] } }) },
        `${place}.wrong.leg`,
        ['The shin points to 150'],
      ),
      inSquat(
        'a fault of an exercise that has a picture of its own',
        { figure: undefined, mistakes: drawn({ phase: 2, wrong: { arm: [45, 45] } }) },
        place,
        ['needs the figure of its exercise'],
      ),
    ],
    goodLibrary,
  )
})

test('articles may link to exercises and their lists; a wrong link gets the nearest as a suggestion', () => {
  const folder = goodLibrary()
  const link = (address: string) => {
    folder.write(
      'articles/food.md',
      folder.read('articles/food.md').replace(/\]\(.*\)/, `](${address})`),
    )
    return folder.check().errors.map(({ message }) => message)
  }
  for (const address of [
    '',
    '/goblet-squat',
    '/muscle/quads',
    '/equipment/nothing',
    '/pattern/squat',
  ])
    expect(link(`/exercises${address}`)).toEqual([])
  expect(link('/exercises/goblet-sqat')).toEqual([
    'There is no page "/exercises/goblet-sqat"; did you mean "/exercises/goblet-squat"?',
  ])
  folder.remove('exercises')
  folder.write('workouts/base-beginner.json', summaryFile({ featured: true }))
  expect(link('/exercises')).toEqual([expect.stringContaining('There is no page "/exercises"')])
})
