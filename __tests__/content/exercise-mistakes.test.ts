import { summaryFile } from './good-content'
import { addExercise, goodLibrary } from './good-exercises'
import { type Mistake, mistakesIn, testMistakes } from './mistakes'

const squat = 'exercises/goblet-squat.json'
const figure = 'exercises/goblet-squat.svg'

/** A change to the fields of `goblet-squat`. */
const inSquat = mistakesIn(squat, (folder, fields) => folder.change(squat, fields))

/** A piece of its figure that is something else. */
const inFigure = (
  name: string,
  from: string,
  to: string,
  line: number,
  says: string[],
): Mistake => ({
  name,
  make: (folder) => folder.replace(figure, from, to),
  file: figure,
  line,
  says,
})

test('a library in order is accepted, and so is a site without one', () => {
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
        says: ['for the level Advanced, this exercise for Beginner'],
      },
      inSquat(
        'a harder version that its level calls easier',
        { harder: ['chair-squat'], easier: [], level: 'Advanced' },
        'harder[0]',
        ['it cannot be the harder one'],
      ),
      inSquat('an exercise that is easier than itself', { easier: ['goblet-squat'] }, 'easier[0]', [
        'cannot name itself',
      ]),
      inSquat(
        'a muscle in both lists',
        { muscles: { main: ['quads'], helping: ['quads'] } },
        'muscles.helping[0]',
        ['"quads"', 'one of the two lists'],
      ),
      {
        name: 'nothing instead that goes without the equipment',
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
        'a muscle with a slip',
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

  test('a circle of easier versions is told once, with the way round', () => {
    const folder = goodLibrary()
    folder.change('exercises/chair-squat.json', { easier: ['goblet-squat'] })
    expect(folder.check().errors.map(({ file, message }) => [file, message])).toEqual([
      [
        'content/exercises/chair-squat.json',
        'The list leads in a circle: chair-squat → goblet-squat → chair-squat; take one of them out.',
      ],
    ])
  })

  test('a word of a list is no id', () => {
    const folder = goodLibrary()
    addExercise(folder, { id: 'muscle', title: 'Muscle' })
    expect(folder.check().errors[0]?.message).toContain('"muscle" is part of the address of a list')
  })

  test('nor is it the name of a file, whatever the id', () => {
    const folder = goodLibrary()
    addExercise(folder, { id: 'muscle', title: 'Muscle' })
    folder.change('exercises/muscle.json', { id: 'wall-sit' })
    const messages = folder.check().errors.map(({ message }) => message)
    expect(messages.join()).toContain('"muscle" is part of the address of a list')
    expect(messages.join()).not.toContain('write "muscle"')
  })
})

describe('figures', () => {
  testMistakes(
    [
      {
        ...inFigure('a script', '</svg>', '<script>alert(1)</script></svg>', 12, [
          '"<script>"',
          'only the elements svg, g, path and circle',
        ]),
        errors: 2,
      },
      inFigure(
        'something from elsewhere',
        '</svg>',
        '<image href="https://elsewhere.example/a.png"/></svg>',
        12,
        ['"<image href', 'only the elements'],
      ),
      inFigure('an event handler', '<g id="start">', '<g id="start" onclick="alert(1)">', 2, [
        'the attribute "onclick"',
        'a <g> has only id, transform',
      ]),
      inFigure(
        'a style',
        'class="head"',
        'class="head" style="fill:url(https://elsewhere.example)"',
        5,
        ['the attribute "style"'],
      ),
      inFigure('a size off the grid', 'viewBox="0 0 320 160"', 'viewBox="0 0 24 24"', 1, [
        '"0 0 24 24"',
        '2 phases take "0 0 320 160"',
      ]),
      inFigure('a point off the grid', 'M8 150H152', 'M8 150H168', 3, [
        '"168"',
        'from 0 to 160 in steps of 0.1',
      ]),
      inFigure('a point between two steps of the grid', 'M8 150H152', 'M8.25 150H152', 3, [
        '"8.25"',
      ]),
      inFigure('a curve', 'M8 150H152', 'M8 150C8 150 9 151 152 150', 3, [
        '"C"',
        'straight strokes',
      ]),
      inFigure('a stroke of another width', 'stroke-width="11"', 'stroke-width="9"', 4, [
        '"9"',
        'body has "11"',
      ]),
      inFigure(
        'a color of its own',
        'stroke="currentColor" stroke-width="11"',
        'stroke="red" stroke-width="11"',
        4,
        ['"red"', 'body has "currentColor"'],
      ),
      inFigure('a larger head', 'r="10"', 'r="12"', 5, ['"12"', 'the radius 10']),
      inFigure('a part that nobody knows', 'class="floor"', 'class="ground"', 3, [
        '"ground"',
        'floor, behind, body, head or gear',
      ]),
      inFigure('a phase of another name', 'id="end"', 'id="finish"', 1, [
        'start, finish',
        'start and end, or start, middle and end',
      ]),
      inFigure('a phase in the wrong place', 'translate(160)', 'translate(150)', 7, [
        '"translate(150)"',
        'write "translate(160)"',
      ]),
      inFigure('too many strokes', 'M8 150H152', `M8 150H152${'M8 150H152'.repeat(300)}`, 1, [
        'at most 3000',
      ]),
      {
        name: 'a file that is none',
        make: (folder) => folder.write(figure, 'not drawn yet'),
        file: figure,
        line: 1,
        says: ['"not drawn yet"'],
        errors: 2,
      },
    ],
    goodLibrary,
  )

  test('a figure of no exercise is told the nearest one', () => {
    const folder = goodLibrary()
    folder.write('exercises/chair-squad.svg', folder.read('exercises/chair-squat.svg'))
    expect(folder.check().errors.map(({ file, message }) => [file, message])).toEqual([
      [
        'content/exercises/chair-squad.svg',
        'There is no exercise "chair-squad"; did you mean "chair-squat"?',
      ],
    ])
  })

  test('an exercise without one is warned of; a picture of its own will do, both are too many', () => {
    const folder = goodLibrary()
    const drawing = folder.read(figure)
    folder.remove(figure)
    const { errors, warnings } = folder.check()
    expect(errors).toEqual([])
    expect(warnings.map(({ file }) => file)).toEqual([`content/${squat}`])
    expect(warnings[0]?.message).toContain(
      'write its poses in the field figure (docs/figures.md says how)',
    )
    folder.picture('exercises/goblet-squat.png')
    expect(folder.check()).toMatchObject({ errors: [], warnings: [] })
    folder.write(figure, drawing)
    expect(folder.check().errors[0]?.message).toContain(
      'Found both goblet-squat.svg and goblet-squat.png',
    )
  })

  test('poses are a figure, and no body can do what no body can', () => {
    const folder = goodLibrary()
    const lift = { view: 'side' as const, phases: [{}, { leg: [180, 150] as [number, number] }] }
    addExercise(folder, { easier: ['chair-squat'], instead: ['chair-squat'], figure: lift })
    expect(folder.check().errors[0]?.message).toContain(
      'Found both the field figure and goblet-squat.svg',
    )
    folder.remove(figure)
    expect(folder.check().warnings).toEqual([])
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

test('articles may link to exercises and their lists, and are told the nearest one', () => {
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
