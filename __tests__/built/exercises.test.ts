import { readFileSync } from 'node:fs'
import path from 'node:path'
import { within } from '@testing-library/dom'
import { exercisesFound } from '../../src/exercises/model/exercise-labels'
import {
  equipmentPath,
  exercisePath,
  musclePath,
  paths,
  patternPath,
  planPath,
} from '../../src/lib/paths'
import { exercises, plans, some } from '../browser/support/content'
import { builtFolder } from '../browser/support/site-under-test'
import { hrefOf, main, openPage, part, region, textsOf } from './support/open-page'

const linksIn = (name: string) => region(name).getAllByRole('link').map(hrefOf)

const allExercises = exercises.map(({ id }) => exercisePath(id)).toSorted()
/** The exercises that a region links to, each as often as it does. */
const exercisesIn = (name: string) =>
  linksIn(name)
    .filter((href) => allExercises.includes(href ?? ''))
    .toSorted()

/** An exercise's easier version that names it as the harder one. */
const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]))
const easierOf = ({ id, easier }: (typeof exercises)[number]) =>
  easier.map((other) => byId.get(other)).find((other) => other?.harder.includes(id))

test('plans link to exercises, exercises to their plans and easier version, and that one back', async () => {
  let plan: (typeof plans)[number] | undefined
  let exercise: (typeof exercises)[number] | undefined
  for (plan of plans) {
    await openPage(planPath(plan.id))
    const linked = [...document.querySelectorAll('main table a')].map(hrefOf)
    exercise = exercises.find((each) => linked.includes(exercisePath(each.id)) && easierOf(each))
    if (exercise) break
  }
  if (!plan || !exercise)
    throw new Error('No plan of the content has an exercise with an easier version.')
  await openPage(exercisePath(exercise.id))
  expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(exercise.title)
  main().getByText(exercise.steps.at(-1) ?? '')
  expect(linksIn('In these plans')).toContain(planPath(plan.id))
  const easier = exercisePath(easierOf(exercise)?.id ?? '')
  expect(linksIn('Easier')).toContain(easier)
  await openPage(easier)
  expect(linksIn('Harder')).toContain(exercisePath(exercise.id))
})

test('posture mistakes show a wrong and a right drawing', async () => {
  const exercise = some(exercises, ({ mistakes }) => mistakes.some(({ figure }) => figure))
  const index = exercise.mistakes.findIndex(({ figure }) => figure)
  await openPage(exercisePath(exercise.id))
  const faults = region('What goes wrong')
  const pictures = [
    faults.getByRole('img', { name: `Wrong: ${exercise.mistakes[index]?.sign}` }),
    faults.getAllByRole('img', { name: 'Right' })[0],
  ]
  const drawn = pictures.map((picture) => {
    const [file = '', id] = picture?.querySelector('use')?.getAttribute('href')?.split('#') ?? []
    const svg = readFileSync(path.join(builtFolder, file), 'utf8')
    return new RegExp(`<symbol id="${id}"[^>]*>(.*?)</symbol>`).exec(svg)?.[1]
  })
  expect(drawn[0]).toContain('<path')
  expect(drawn[1]).toContain('<path')
  expect(drawn[0]).not.toBe(drawn[1])
})

test('the workouts link to the library, which links to every exercise', async () => {
  await openPage(paths.plans)
  expect(hrefOf(main().getByRole('link', { name: 'Look Up an Exercise' }))).toBe(paths.exercises)
  await openPage(paths.exercises)
  expect(exercisesIn('By name')).toEqual(allExercises)
  const [kind] = region('By movement').getAllByRole('listitem')
  const squats = exercises.filter(({ pattern }) => pattern === 'squat').length
  expect(kind).toHaveTextContent(`Squat${squats} exercises`)
  const squat = within(kind as HTMLElement).getByRole('link', { name: 'Squat' })
  expect(hrefOf(squat)).toBe(patternPath('squat'))
})

test.each([
  {
    by: 'muscle',
    word: 'Glutes',
    address: musclePath('glutes'),
    members: exercises.filter(({ muscles }) => muscles.main.includes('glutes')),
  },
  {
    by: 'equipment',
    word: 'Kettlebell',
    address: equipmentPath('kettlebell'),
    members: exercises.filter(({ equipment }) =>
      equipment.some((entry) => entry.split(' or ').includes('kettlebell')),
    ),
  },
])(
  'the list by $by has as many exercises over all its pages as its count says',
  async ({ by, word, address, members }) => {
    const found = exercisesFound(members.length)
    const count = by === 'muscle' ? `Main muscle: ${found}` : `${found} found`
    await openPage(paths.exercises)
    expect(
      hrefOf(
        region(`By ${by}`).getByRole('link', {
          name: new RegExp(`^${word} ?${members.length}$`),
        }),
      ),
    ).toBe(address)
    const titles: string[] = []
    let next: string | null | undefined = address
    for (let number = 1; next; number++) {
      expect(next).toBe(number === 1 ? address : `${address}/page/${number}`)
      await openPage(next)
      main().getByRole('heading', { level: 2, name: count })
      const lists = part('navigation', `Exercises by ${by}`)
      expect(lists.getByRole('link', { current: true })).toHaveTextContent(word)
      titles.push(...textsOf([...document.querySelectorAll('.exercise-cards a')]))
      next = hrefOf(main().queryByRole('link', { name: 'Next' }) ?? undefined)
    }
    expect(titles.toSorted()).toEqual(members.map(({ title }) => title).toSorted())
  },
)

test('an unknown exercise returns 404 with a message and all exercises', async () => {
  expect(await openPage(exercisePath('no-such-exercise'))).toBe(404)
  expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('Exercise Not Found')
  expect(exercisesIn('All exercises')).toEqual(allExercises)
})
