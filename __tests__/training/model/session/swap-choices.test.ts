import type { LibraryExercise } from '../../../../src/training/model/exercises'
import {
  availableEquipment,
  swapChoices,
} from '../../../../src/training/model/session/swap-choices'
import { exerciseOf, exercises, planOf, rules } from '../train-by-hand'

const known = (exerciseId: string, fields: Partial<LibraryExercise> = {}): LibraryExercise => ({
  ...exerciseOf(exerciseId, { main: ['chest'] }),
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

test("the plan's options come first, then similar exercises with the same measure", () => {
  expect(choices({ own: [floor] })).toEqual(['floor press', 'tempo', 'dip', 'push-up'])
})

describe('missing equipment', () => {
  const why = 'equipment'

  test('excludes exercises that need it', () => {
    expect(choices({ why, own: [tempo] })).toEqual(['dip', 'floor press', 'push-up'])
  })

  test("ranks the coach's alternatives first", () => {
    const loaded = known('sandbag press', { equipment: ['dumbbell'], pattern: 'carry', main: [] })
    const named = known('bench', { instead: ['push-up', 'sandbag press'] })
    const all = [named, dip, floor, pressUp, loaded]
    const ranked = ['push-up', 'sandbag press', 'dip', 'floor press']
    expect(choices({ why, current: named, library: all })).toEqual(ranked)
  })

  test('excludes exercises that need unavailable equipment', () => {
    expect(choices({ why, gear: ['dumbbell'], own: [dip] })).toEqual(['floor press', 'push-up'])
    expect(choices({ why, gear: [], own: [dip, floor] })).toEqual(['push-up'])
  })

  test("does not exclude the exercise's available equipment", () => {
    const flat = known('dumbbell bench', { equipment: ['dumbbell', 'bench'] })
    expect(choices({ why, current: flat, gear: ['dumbbell'] })).toEqual(['floor press', 'push-up'])
    expect(choices({ why, current: flat, gear: ['dumbbell', 'bench'] })).toEqual(['push-up'])
  })

  test('leaves the other piece of an either-or as usable', () => {
    const swing = known('swing', { equipment: ['kettlebell'] })
    const gear = ['kettlebell', 'dumbbell or kettlebell']
    expect(choices({ why, current: swing, gear })).toEqual(['floor press', 'push-up'])
    const either = known('either', { equipment: ['dumbbell or kettlebell'] })
    expect(choices({ why, current: either, gear })).toEqual(['push-up'])
  })

  test('assumes a table and a chair at home, unless the exercise itself needs them', () => {
    const row = known('table row', { equipment: ['table or rings'] })
    expect(choices({ why, library: [row] })).toEqual(['table row'])
    const incline = known('incline', { equipment: ['table or rings'] })
    expect(choices({ why, current: incline, library: [row, pressUp] })).toEqual(['push-up'])
  })

  test('falls back to another movement for some of the muscles', () => {
    const carry = known('carry', { pattern: 'carry', main: ['back'], helping: ['quads'] })
    expect(choices({ why, current: carry })).toEqual(['squat'])
  })
})

test('exercises that need lacking equipment are never offered', () => {
  const lacking = ['dip bars', 'dumbbell or kettlebell']
  expect(choices({ lacking })).toEqual(['tempo', 'push-up'])
  expect(choices({ lacking, why: 'pain' })).toEqual(['push-up'])
  expect(choices({ lacking, why: 'equipment' })).toEqual(['push-up'])
})

test('pain excludes harder exercises and those that stress the same joint', () => {
  expect(choices({ why: 'pain', own: [tempo, dip] })).toEqual(['floor press', 'push-up'])
})

describe('a search', () => {
  test.each([
    ['squat', ['squat']],
    ['press LYING', ['floor press']],
    ['planks', ['plank']],
    ['pushup', ['push-up']],
    ['push up', ['push-up']],
    ['bench', []],
  ])('finds exercises by any name and spelling, with any measure: %s', (query, found) => {
    expect(choices({ query })).toEqual(found)
  })

  test('returns all matches', () => {
    const many = Array.from({ length: 9 }, (_, at) => known(`row ${at}`))
    expect(choices({ query: 'row', library: many })).toHaveLength(9)
  })

  test('ranks matches that suit the reason first, then those with the same measure', () => {
    const found = ['floor press', 'push-up', 'plank', 'tempo', 'dip']
    expect(choices({ query: 'p', why: 'pain' })).toEqual(found)
  })
})

test("before the library loads, only the plan's options are offered", () => {
  expect(choices({ library: [], own: [dip, tempo] })).toEqual(['dip', 'tempo'])
})

test('available equipment comes from the settings, or else from the plan', () => {
  const program = planOf({ exercise: 'goblet' }, rules.double)
  const input = { program, exercises }
  expect(availableEquipment(input)).toEqual(['dumbbell or kettlebell'])
  const owned = { dumbbell: [8, 10], plates: [5] }
  expect(availableEquipment({ ...input, owned })).toEqual(['dumbbell', 'barbell', 'plate'])
  // A trainee who names missing pieces has the rest.
  const lacking = { ...input, owned: { plates: [5] }, lacks: ['bench'] }
  expect(availableEquipment(lacking)).toEqual(['dumbbell or kettlebell', 'barbell', 'plate'])
})
