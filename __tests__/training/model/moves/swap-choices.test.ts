import type { LibraryExercise } from '../../../../src/training/model/library-exercise'
import { availableEquipment, swapChoices } from '../../../../src/training/model/moves/swap-choices'
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

const named = known('bench', { instead: ['push-up', 'sandbag press'] })
const sandbag = known('sandbag press', { equipment: ['dumbbell'], pattern: 'carry', main: [] })
const flat = known('dumbbell bench', { equipment: ['dumbbell', 'bench'] })
const swing = known('swing', { equipment: ['kettlebell'] })
const either = known('either', { equipment: ['dumbbell or kettlebell'] })
const eitherGear = ['kettlebell', 'dumbbell or kettlebell']
const tableRow = known('table row', { equipment: ['table or rings'] })
const carry = known('carry', { pattern: 'carry', main: ['back'], helping: ['quads'] })
const rows = Array.from({ length: 9 }, (_, number) => known(`row ${number}`))
const lacking = ['dip bars', 'dumbbell or kettlebell']
const why = 'equipment'

test.each<[string, Partial<Parameters<typeof swapChoices>[0]>, string[]]>([
  [
    "the plan's options come first, then similar exercises with the same measure",
    { own: [floor] },
    ['floor press', 'tempo', 'dip', 'push-up'],
  ],
  ["before the library loads, only the plan's options", { library: [], own: [dip] }, ['dip']],
  [
    "the coach's alternatives first",
    { why, current: named, library: [named, dip, floor, pressUp, sandbag] },
    ['push-up', 'sandbag press', 'dip', 'floor press'],
  ],
  [
    'none that needs unavailable equipment',
    { why, gear: ['dumbbell'], own: [dip] },
    ['floor press', 'push-up'],
  ],
  ['bodyweight without any', { why, gear: [], own: [dip, floor] }, ['push-up']],
  [
    'those with the available piece of the exercise',
    { why, current: flat, gear: ['dumbbell'] },
    ['floor press', 'push-up'],
  ],
  ['unless all pieces count as missing', { why, current: flat, gear: flat.equipment }, ['push-up']],
  [
    'those with the other piece of an either-or',
    { why, current: swing, gear: eitherGear },
    ['floor press', 'push-up'],
  ],
  ['unless both count as missing', { why, current: either, gear: eitherGear }, ['push-up']],
  ['what a table at home allows', { why, library: [tableRow] }, ['table row']],
  [
    'unless the exercise itself needs one',
    {
      why,
      current: known('incline', { equipment: tableRow.equipment }),
      library: [tableRow, pressUp],
    },
    ['push-up'],
  ],
  ['another movement for some of the muscles, if none is left', { why, current: carry }, ['squat']],
  ['none that needs lacking equipment', { lacking }, ['tempo', 'push-up']],
  [
    'for pain, none that is harder or stresses the same joint',
    { why: 'pain', own: [tempo, dip] },
    ['floor press', 'push-up'],
  ],
  ['in a search, any name', { query: 'squat' }, ['squat']],
  ['other names, in any order and case', { query: 'press LYING' }, ['floor press']],
  ['plurals and other measures', { query: 'planks' }, ['plank']],
  ['two words for one', { query: 'push up' }, ['push-up']],
  ['never the exercise itself', { query: 'bench' }, []],
  ['all matches', { query: 'row', library: rows }, rows.map(({ exerciseId }) => exerciseId)],
  [
    'suitable matches first, then those with the same measure',
    { query: 'p', why: 'pain' },
    ['floor press', 'push-up', 'plank', 'tempo', 'dip'],
  ],
])('a swap offers %s', (_, query, offered) => {
  expect(choices(query)).toEqual(offered)
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
