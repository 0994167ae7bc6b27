import type { Program } from '../../../packages/progression/language/program'
import { parseProgression } from '../../../packages/progression/language/progression'
import { gearOf, isPossibleWith } from '../../../src/plan/model/gear'
import {
  essentialGear,
  gearCoveredBySwaps,
  replacementsWithout,
} from '../../../src/plan/model/replacements'
import { exercise, libraryWith, line } from '../../support/fixtures/replaceable'
import { aSession } from '../../support/fixtures/sample-program'

const bench = exercise('bench', {
  equipment: ['barbell', 'bench', 'rack or bench uprights'],
  instead: ['dumbbell press', 'push-up'],
})
const incline = exercise('incline', {
  equipment: ['dumbbell', 'bench'],
  instead: ['push-up', 'bench'],
})
const squat = exercise('squat', {
  pattern: 'squat',
  main: ['quads'],
  equipment: ['barbell', 'rack'],
  instead: ['backpack squat', 'lunge'],
  easier: ['goblet'],
})
const library = libraryWith(
  bench,
  incline,
  squat,
  exercise('dumbbell press', { equipment: ['dumbbell', 'bench'] }),
  exercise('floor press', { equipment: ['dumbbell or kettlebell'] }),
  exercise('ring press', { equipment: ['rings'] }),
  exercise('hard press', { equipment: ['dumbbell'], level: 'Advanced' }),
  exercise('push-up', { loaded: 'added' }),
  exercise('backpack squat', { pattern: 'squat', main: ['quads'], equipment: ['backpack'] }),
  exercise('lunge', { pattern: 'lunge', main: ['quads'], loaded: 'body' }),
  exercise('goblet', {
    pattern: 'squat',
    main: ['quads'],
    equipment: ['dumbbell or kettlebell'],
  }),
  exercise('hang', { pattern: 'pull', main: ['forearms'], equipment: ['pull-up bar'] }),
)
const planOf = (...sessions: Program['sessions']): Program => ({
  deloads: [],
  tests: [],
  progression: parseProgression({}),
  sessions,
})
const program = planOf(
  aSession('Push', { lines: [line('bench'), line('incline')] }),
  aSession('Legs', { lines: [line('squat'), line('bench')] }),
)
const found = (...missing: string[]) =>
  Object.fromEntries(
    replacementsWithout(missing, program, library).map(({ exercise, by }) => [
      exercise.exerciseId,
      by?.exerciseId,
    ]),
  )

test('no one gets a harder exercise than the plan has', () => {
  const machine = exercise('machine', { equipment: ['machine'], instead: ['pike', 'chair'] })
  const other = (level: 'Beginner' | 'Intermediate') => exercise('other', { level })
  const by = (level: 'Beginner' | 'Intermediate') => {
    const plan = planOf(aSession('A', { lines: [line('machine'), line('other')] }))
    const hard = exercise('pike', { level: 'Intermediate' })
    const all = libraryWith(machine, other(level), hard, exercise('chair'))
    return replacementsWithout(['machine'], plan, all)[0]?.by?.exerciseId
  }
  expect(by('Beginner')).toBe('chair')
  expect(by('Intermediate')).toBe('pike')
})

test('a plan needs what half of its tests and percentages need', () => {
  const needs = (...lines: Parameters<typeof line>[]) =>
    essentialGear(planOf(aSession('A', { lines: lines.map((one) => line(...one)) })), library)
  expect(needs(['squat', { percent: 80 }], ['push-up', { test: true }])).toEqual([
    'barbell',
    'rack',
  ])
  expect(needs(['squat'], ['push-up', { test: true }])).toEqual([])
  const tested = { test: true }
  expect(needs(['hang', tested], ['push-up', tested], ['lunge', tested])).toEqual([])
})

describe('the gear of a plan', () => {
  test('keeps alternatives together unless an exercise needs one of them', () => {
    expect(gearOf([bench])).toEqual(['barbell', 'bench', 'rack or bench uprights'])
    expect(gearOf([bench, squat])).toEqual(['barbell', 'bench', 'rack'])
  })

  test('excludes common household items and their alternatives', () => {
    const equipment = ['chair', 'bench or chair', 'dumbbell or backpack', 'towel']
    expect(gearOf([{ equipment }])).toEqual([])
    expect(isPossibleWith({ equipment }, [])).toBe(true)
  })

  test('does not count "dumbbell or kettlebell" as a dumbbell', () => {
    const gear = ['dumbbell or kettlebell']
    expect(isPossibleWith({ equipment: ['dumbbell'] }, gear)).toBe(false)
    expect(isPossibleWith({ equipment: ['kettlebell or dumbbell'] }, gear)).toBe(true)
    expect(isPossibleWith({ equipment: ['dumbbell or kettlebell or box'] }, gear)).toBe(true)
  })
})

describe('replacements', () => {
  test("prefer the library's alternatives, within the remaining gear of the plan", () => {
    // The floor press isn't listed for the bench press, but trains the same muscle and is loaded
    // too.
    expect(found('bench')).toEqual({ bench: 'floor press', incline: 'push-up' })
    expect(found('barbell')).toEqual({ bench: 'dumbbell press', squat: 'goblet' })
  })

  test('may use what the trainee has instead of what the plan asks for', () => {
    const row = exercise('row', { pattern: 'pull', equipment: ['dumbbell or kettlebell'] })
    const swing = exercise('swing', { pattern: 'hinge', equipment: ['kettlebell'] })
    const bells = planOf(aSession('A', { lines: [line('row'), line('swing')] }))
    const ids = (owned: string[]) =>
      replacementsWithout(['kettlebell'], bells, libraryWith(row, swing), owned).map(
        ({ exercise: { exerciseId } }) => exerciseId,
      )
    expect(ids([])).toEqual(['row', 'swing'])
    expect(ids(['dumbbell'])).toEqual(['swing'])
  })

  test('do not repeat in a session, are not harder, and use a backpack last', () => {
    expect(found('barbell', 'dumbbell')).toEqual({
      bench: 'push-up',
      incline: undefined,
      squat: 'backpack squat',
    })
  })

  test('are empty if the library has none', () => {
    const hang = planOf(aSession('A', { lines: [line('hang')] }))
    const [only] = replacementsWithout(['pull-up bar'], hang, library)
    expect(only).toMatchObject({ exercise: { exerciseId: 'hang' }, by: undefined })
  })
})

describe('gear covered by swaps', () => {
  test('includes a piece once all its exercises are replaced', () => {
    expect(gearCoveredBySwaps(program, library, {})).toEqual([])
    expect(gearCoveredBySwaps(program, library, { bench: 'floor press' })).toEqual([])
    expect(
      gearCoveredBySwaps(program, library, { bench: 'push-up', incline: 'floor press' }),
    ).toEqual(['bench'])
  })

  test('excludes a piece that another swap needs', () => {
    const swaps = { bench: 'dumbbell press', squat: 'goblet' }
    expect(gearCoveredBySwaps(program, library, swaps)).toEqual(['barbell', 'rack'])
    expect(gearCoveredBySwaps(program, library, { ...swaps, incline: 'push-up' })).toEqual([
      'barbell',
      'rack',
    ])
  })
})
