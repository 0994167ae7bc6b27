import type { ContentFolder } from './content-folder'
import { summaryFile } from './good-content'
import { addExercise, goodLibrary } from './good-exercises'
import { testMistakes } from './mistakes'

const squat = 'exercises/goblet-squat.json'
const figure = 'exercises/goblet-squat.svg'

/** A change to the fields of `goblet-squat`. */
const change = (fields: object) => (folder: ContentFolder) => folder.change(squat, fields)

/** A piece of its figure that is something else. */
const redraw = (from: string, to: string) => (folder: ContentFolder) =>
  folder.replace(figure, from, to)

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
      {
        name: 'an easier version with a slip',
        make: change({ easier: ['chair-squad'] }),
        field: 'easier[0]',
        says: ['"chair-squad"', 'did you mean "chair-squat"?'],
      },
      {
        name: 'an easier version that its level calls harder',
        make: (folder: ContentFolder) =>
          folder.change('exercises/chair-squat.json', { level: 'Advanced' }),
        field: 'easier[0]',
        says: ['for the level Advanced, this exercise for Beginner'],
      },
      {
        name: 'a harder version that its level calls easier',
        make: change({ harder: ['chair-squat'], easier: [], level: 'Advanced' }),
        field: 'harder[0]',
        says: ['it cannot be the harder one'],
      },
      {
        name: 'an exercise that is easier than itself',
        make: change({ easier: ['goblet-squat'] }),
        field: 'easier[0]',
        says: ['cannot name itself'],
      },
      {
        name: 'a muscle in both lists',
        make: change({ muscles: { main: ['quads'], helping: ['quads'] } }),
        field: 'muscles.helping[0]',
        says: ['"quads"', 'one of the two lists'],
      },
      {
        name: 'nothing instead that goes without the equipment',
        make: (folder: ContentFolder) =>
          folder.change('exercises/chair-squat.json', { equipment: ['dumbbell or kettlebell'] }),
        field: 'instead',
        says: ['need the same equipment (dumbbell or kettlebell)'],
      },
      {
        name: 'an id that is not the name of the file',
        make: change({ id: 'goblet' }),
        field: 'id',
        says: ['"goblet"', 'write "goblet-squat"'],
      },
      {
        name: 'equipment that nobody knows',
        make: change({ equipment: ['dumbell'] }),
        field: 'equipment[0]',
        says: ['"dumbell"', 'dumbbell, kettlebell'],
      },
      {
        name: 'an easier version that is a draft',
        make: (folder: ContentFolder) =>
          folder.change('exercises/chair-squat.json', { draft: true, easier: [] }),
        field: 'easier[0]',
        says: ['"chair-squat" is a draft', 'publish it first'],
        errors: 2,
      },
    ].map((mistake) => ({ ...mistake, file: squat })),
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
        name: 'a script',
        make: redraw('</svg>', '<script>alert(1)</script></svg>'),
        line: 12,
        says: ['"<script>"', 'only the elements svg, g, path and circle'],
        errors: 2,
      },
      {
        name: 'something from elsewhere',
        make: redraw('</svg>', '<image href="https://elsewhere.example/a.png"/></svg>'),
        line: 12,
        says: ['"<image href', 'only the elements'],
      },
      {
        name: 'an event handler',
        make: redraw('<g id="start">', '<g id="start" onclick="alert(1)">'),
        line: 2,
        says: ['the attribute "onclick"', 'a <g> has only id, transform'],
      },
      {
        name: 'a style',
        make: redraw('class="head"', 'class="head" style="fill:url(https://elsewhere.example)"'),
        line: 5,
        says: ['the attribute "style"'],
      },
      {
        name: 'a size off the grid',
        make: redraw('viewBox="0 0 320 160"', 'viewBox="0 0 24 24"'),
        line: 1,
        says: ['"0 0 24 24"', '2 phases take "0 0 320 160"'],
      },
      {
        name: 'a point off the grid',
        make: redraw('M8 150H152', 'M8 150H168'),
        line: 3,
        says: ['"168"', 'from 0 to 160 in steps of 0.1'],
      },
      {
        name: 'a point between two steps of the grid',
        make: redraw('M8 150H152', 'M8.25 150H152'),
        line: 3,
        says: ['"8.25"'],
      },
      {
        name: 'a curve',
        make: redraw('M8 150H152', 'M8 150C8 150 9 151 152 150'),
        line: 3,
        says: ['"C"', 'straight strokes'],
      },
      {
        name: 'a stroke of another width',
        make: redraw('stroke-width="11"', 'stroke-width="9"'),
        line: 4,
        says: ['"9"', 'body has "11"'],
      },
      {
        name: 'a color of its own',
        make: redraw('stroke="currentColor" stroke-width="11"', 'stroke="red" stroke-width="11"'),
        line: 4,
        says: ['"red"', 'body has "currentColor"'],
      },
      {
        name: 'a larger head',
        make: redraw('r="10"', 'r="12"'),
        line: 5,
        says: ['"12"', 'the radius 10'],
      },
      {
        name: 'a part that nobody knows',
        make: redraw('class="floor"', 'class="ground"'),
        line: 3,
        says: ['"ground"', 'floor, behind, body, head or gear'],
      },
      {
        name: 'a phase of another name',
        make: redraw('id="end"', 'id="finish"'),
        line: 1,
        says: ['start, finish', 'start and end, or start, middle and end'],
      },
      {
        name: 'a phase in the wrong place',
        make: redraw('translate(160)', 'translate(150)'),
        line: 7,
        says: ['"translate(150)"', 'write "translate(160)"'],
      },
      {
        name: 'too many strokes',
        make: redraw('M8 150H152', `M8 150H152${'M8 150H152'.repeat(300)}`),
        line: 1,
        says: ['at most 3000'],
      },
      {
        name: 'a file that is none',
        make: (folder: ContentFolder) => folder.write(figure, 'not drawn yet'),
        line: 1,
        says: ['"not drawn yet"'],
        errors: 2,
      },
    ].map((mistake) => ({ ...mistake, file: figure })),
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
      'draw goblet-squat.svg beside it (docs/figures.md says how)',
    )
    folder.picture('exercises/goblet-squat.png')
    expect(folder.check()).toMatchObject({ errors: [], warnings: [] })
    folder.write(figure, drawing)
    expect(folder.check().errors[0]?.message).toContain(
      'Found both goblet-squat.svg and goblet-squat.png',
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
