import type { LibraryExercise } from '../../../src/training/model/exercises'
import { availableEquipment, swapChoices } from '../../../src/training/model/swap-choices'
import { exercises, planOf, rules } from './train-by-hand'

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
  swapChoices({
    current: bench,
    own: [],
    library,
    why: 'preference',
    query: '',
    gear: ['barbell', 'dumbbell', 'dip bars'],
    isAlike: ({ measure }) => measure === 'reps',
    ...given,
  }).map(({ exerciseId }) => exerciseId)

test('what the plan offers comes first, then what trains the same, counted alike', () => {
  expect(choices({ own: [floor] })).toEqual(['floor press', 'tempo', 'dip', 'push-up'])
})

describe('where the equipment is missing', () => {
  const why = 'equipment'

  test('nothing that needs it is offered', () => {
    expect(choices({ why, own: [tempo] })).toEqual(['dip', 'floor press', 'push-up'])
  })

  test('first comes what the plan’s page for those with less names: alike, and named by the coach', () => {
    const loaded = known('sandbag press', { equipment: ['dumbbell'], pattern: 'carry', main: [] })
    const named = known('bench', { instead: ['push-up', 'sandbag press'] })
    const all = [named, dip, floor, pressUp, loaded]
    expect(choices({ why, current: named, library: all })).toEqual([
      'push-up',
      'sandbag press',
      'dip',
      'floor press',
    ])
  })

  test('nothing is offered that needs what nobody said to have', () => {
    expect(choices({ why, gear: ['dumbbell'], own: [dip] })).toEqual(['floor press', 'push-up'])
    expect(choices({ why, gear: [], own: [dip, floor] })).toEqual(['push-up'])
  })

  test('what is there of an exercise’s equipment is not what is missing', () => {
    const flat = known('dumbbell bench', { equipment: ['dumbbell', 'bench'] })
    expect(choices({ why, current: flat, gear: ['dumbbell'] })).toEqual(['floor press', 'push-up'])
    expect(choices({ why, current: flat, gear: ['dumbbell', 'bench'] })).toEqual(['push-up'])
  })

  test('of two pieces either of which will do, the other one is left', () => {
    const swing = known('swing', { equipment: ['kettlebell'] })
    const gear = ['kettlebell', 'dumbbell or kettlebell']
    expect(choices({ why, current: swing, gear })).toEqual(['floor press', 'push-up'])
    const either = known('either', { equipment: ['dumbbell or kettlebell'] })
    expect(choices({ why, current: either, gear })).toEqual(['push-up'])
  })

  test('a table and a chair are in every home, but for what needs just these', () => {
    const row = known('table row', { equipment: ['table or rings'] })
    expect(choices({ why, library: [row] })).toEqual(['table row'])
    const incline = known('incline', { equipment: ['table or rings'] })
    expect(choices({ why, current: incline, library: [row, pressUp] })).toEqual(['push-up'])
  })

  test('another movement for some of the muscles comes where none of the kind is left', () => {
    const carry = known('carry', { pattern: 'carry', main: ['back'], helping: ['quads'] })
    expect(choices({ why, current: carry })).toEqual(['squat'])
  })
})

test('what is said to be missing is offered for no reason', () => {
  const lacking = ['dip bars', 'dumbbell or kettlebell']
  expect(choices({ lacking })).toEqual(['tempo', 'push-up'])
  expect(choices({ lacking, why: 'pain' })).toEqual(['push-up'])
  expect(choices({ lacking, why: 'equipment' })).toEqual(['push-up'])
})

test('where it hurts, nothing harder and nothing as hard on the same', () => {
  expect(choices({ why: 'pain', own: [tempo, dip] })).toEqual(['floor press', 'push-up'])
})

describe('a search', () => {
  test('finds every exercise by its names, however it is counted and written', () => {
    expect(choices({ query: 'squat' })).toEqual(['squat'])
    expect(choices({ query: 'press LYING' })).toEqual(['floor press'])
    expect(choices({ query: 'planks' })).toEqual(['plank'])
    expect(choices({ query: 'pushup' })).toEqual(['push-up'])
    expect(choices({ query: 'push up' })).toEqual(['push-up'])
    expect(choices({ query: 'bench' })).toEqual([])
  })

  test('finds all of a name', () => {
    const many = Array.from({ length: 9 }, (_, at) => known(`row ${at}`))
    expect(choices({ query: 'row', library: many })).toHaveLength(9)
  })

  test('names first what suits the reason, then what is counted as the line', () => {
    const all = ['dip', 'plank', 'floor press', 'push-up']
    const query = 'p'
    expect(choices({ query }).filter((id) => all.includes(id))).toEqual([
      'dip',
      'floor press',
      'push-up',
      'plank',
    ])
    expect(choices({ query, why: 'pain' })).toEqual([
      'floor press',
      'push-up',
      'plank',
      'tempo',
      'dip',
    ])
  })
})

test('before the library is read, there is what the plan offers', () => {
  expect(choices({ library: [], own: [dip, tempo] })).toEqual(['dip', 'tempo'])
})

test('what a trainee owns is said under settings, else the plan says it', () => {
  const program = planOf({ exercise: 'goblet' }, rules.double)
  const input = { program, exercises }
  expect(availableEquipment(input)).toEqual(['dumbbell or kettlebell'])
  const owned = { dumbbell: [8, 10], plates: [5] }
  expect(availableEquipment({ ...input, owned })).toEqual(['dumbbell', 'barbell', 'plate'])
  // Who said what is missing has the rest.
  expect(availableEquipment({ ...input, owned: { plates: [5] }, lacks: ['bench'] })).toEqual([
    'dumbbell or kettlebell',
    'barbell',
    'plate',
  ])
})
