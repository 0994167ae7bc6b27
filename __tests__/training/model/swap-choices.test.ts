import type { LibraryExercise } from '../../../src/training/model/exercises'
import { swapChoices } from '../../../src/training/model/swap-choices'

const known = (exerciseId: string, fields: Partial<LibraryExercise> = {}): LibraryExercise => ({
  exerciseId,
  title: exerciseId,
  pattern: 'push',
  loaded: 'weight',
  equipment: ['barbell'],
  main: ['chest'],
  helping: [],
  measure: 'reps',
  instead: [],
  easier: [],
  harder: [],
  alsoCalled: [],
  level: 'Beginner',
  hardOn: [],
  ...fields,
})

const bench = known('bench', { hardOn: ['shoulder'], harder: ['tempo'] })
const tempo = known('tempo')
const dip = known('dip', { equipment: ['dip bars'], hardOn: ['shoulder'] })
const floor = known('floor press', { equipment: ['dumbbell'], alsoCalled: ['Lying press'] })
const pressUp = known('push-up', { equipment: [], measure: 'reps' })
const plank = known('plank', { equipment: [], measure: 'seconds' })
const squat = known('squat', { pattern: 'squat', main: ['quads'], equipment: [] })
const library = [bench, tempo, dip, floor, plank, pressUp, squat]

const choices = (given: Partial<Parameters<typeof swapChoices>[0]>) =>
  swapChoices({ current: bench, own: [], library, why: 'preference', query: '', ...given }).map(
    ({ exerciseId }) => exerciseId,
  )

test('what the plan offers comes first, then what trains the same, counted alike', () => {
  expect(choices({ own: [floor] })).toEqual(['floor press', 'tempo', 'dip', 'push-up'])
})

test('where the equipment is missing, nothing that needs it is offered', () => {
  expect(choices({ why: 'equipment', own: [tempo] })).toEqual(['dip', 'floor press', 'push-up'])
})

test('where it hurts, nothing harder and nothing as hard on the same', () => {
  expect(choices({ why: 'pain', own: [tempo, dip] })).toEqual(['floor press', 'push-up'])
})

test('every exercise is found by its names, whatever the reason', () => {
  expect(choices({ why: 'pain', query: 'squat' })).toEqual(['squat'])
  expect(choices({ query: 'press LYING' })).toEqual(['floor press'])
  expect(choices({ query: 'bench' })).toEqual([])
})

test('before the library is read, there is what the plan offers', () => {
  expect(choices({ library: [], own: [dip, tempo] })).toEqual(['dip', 'tempo'])
})
