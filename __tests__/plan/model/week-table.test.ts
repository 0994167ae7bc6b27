import { joinWithAnd } from '../../../src/lib/join-with-and'
import { parseProgression } from '../../../src/plan/model/progression'
import type { WrittenProgression } from '../../../src/plan/model/progression-grammar'
import { abbreviateUnits, weekTable } from '../../../src/plan/model/week-table'
import { library, program } from '../../support/fixtures/program'

const week = weekTable(program, 1, library)
const [strong, easy] = week.sessions

test('has a number and flags deload and test weeks', () => {
  expect(week).toMatchObject({ number: 1, kind: undefined })
  expect(weekTable(program, 4, library).kind).toBe('deload')
  expect(weekTable({ ...program, tests: [4] }, 4, library).kind).toBe('test')
})

test("a session lists its days, and its warm-up only if it differs from the plan's", () => {
  expect(strong).toMatchObject({ name: 'Strong', days: 'Monday and Friday', minutes: 30 })
  expect(strong?.warmUp).toBeUndefined()
  expect(easy?.warmUp).toBe('None.')
})

test('lines of a group share a labeled block', () => {
  expect(
    strong?.blocks.map(({ label, lines }) => [label, lines.map(({ title }) => title)]),
  ).toEqual([
    [undefined, ['Back squat']],
    ['Superset: 3 rounds', ['Bench press', 'One-arm row']],
  ])
})

test('three lines make a circuit, one round is singular, and two groups stay separate', () => {
  const [session] = program.sessions
  const [squat, bench, row] = session?.lines ?? []
  if (!session || !squat || !bench || !row) throw new Error('The fixture has three lines.')
  const blocksOf = (lines: (typeof squat)[]) =>
    weekTable(
      { ...program, sessions: [{ ...session, lines }] },
      1,
      library,
    ).sessions[0]?.blocks.map(({ label }) => label)
  expect(blocksOf([squat, bench, row].map((line) => ({ ...line, sets: [1], group: 'B' })))).toEqual(
    ['Circuit: 1 round'],
  )
  expect(blocksOf([bench, row, { ...bench, group: 'B' }, { ...row, group: 'B' }])).toEqual([
    'Superset: 3 rounds',
    'Superset: 3 rounds',
  ])
})

test('rungs appear in the first week only, with their entry conditions', () => {
  const [session] = program.sessions
  const [squat] = session?.lines ?? []
  if (!session || !squat) throw new Error('The fixture has a line.')
  const ladder = [{ as: 'both feet' }, { as: 'one foot', entry: 'Two clean weeks' }]
  const sessions = [{ ...session, lines: [{ ...squat, ladder }] }]
  const notesIn = (number: number) =>
    weekTable({ ...program, sessions }, number, library).sessions[0]?.blocks[0]?.lines[0]?.notes
  expect(notesIn(1)).toMatch(/Rungs: both feet; one foot \(first: two clean weeks\)\./)
  expect(notesIn(2)).not.toMatch(/Rungs/)
})

test('a line shows sets, effort, load, rest and notes', () => {
  const [first, group] = strong?.blocks ?? []
  expect(first?.lines[0]).toEqual({
    exercise: 'squat',
    title: 'Back squat',
    sets: '3 × 5',
    effort: '3 in reserve',
    load: '60 kg',
    loadKind: 'barbell',
    rest: '3 min',
    isTest: false,
    notes: 'Belt on.',
  })
  expect(group?.lines[1]).toMatchObject({
    sets: '3 × 10-12 per side',
    effort: 'RPE 8',
    load: undefined,
    rest: '60 s',
    notes: 'Tempo 3-1-1.',
  })
  expect(easy?.blocks[0]?.lines[0]).toMatchObject({
    sets: '1 × 20-30 min',
    effort: 'easy',
    rest: '',
  })
})

test('a percent names what it refers to', () => {
  const [session] = program.sessions
  const [squat] = session?.lines ?? []
  if (!session || !squat) throw new Error('The fixture has a squat.')
  const effortWith = (more: object) => {
    const lines = [{ ...squat, load: null, percent: [70], ...more }]
    const [only] = weekTable({ ...program, sessions: [{ ...session, lines }] }, 1, library).sessions
    return only?.blocks[0]?.lines[0]?.effort
  }
  expect(effortWith({})).toBe('70% of max · 3 in reserve')
  expect(effortWith({ lift: 'bench', reserve: null })).toBe('70% of the bench press max')
})

test('units are abbreviated, lists joined with "and"', () => {
  expect(abbreviateUnits('4 × 1 minute, 30 seconds, 40 meters')).toBe('4 × 1 min, 30 s, 40 m')
  expect(abbreviateUnits('1 × as many as possible per side')).toBe('1 × max per side')
  expect(joinWithAnd(['Monday'])).toBe('Monday')
  expect(joinWithAnd(['Monday', 'Tuesday', 'Friday'])).toBe('Monday, Tuesday and Friday')
})

test('a percentage that only sets the first load shows in the first week only', () => {
  const efforts = (rule: WrittenProgression) => {
    const [session] = program.sessions
    const [squat] = session?.lines ?? []
    if (!session || !squat) throw new Error('The fixture has a line.')
    const lines = [{ ...squat, percent: [80], of: 'test' }]
    const plan = {
      ...program,
      progression: parseProgression(rule),
      sessions: [{ ...session, lines }],
    }
    return [1, 2].map(
      (number) => weekTable(plan, number, library).sessions[0]?.blocks[0]?.lines[0]?.effort,
    )
  }
  const share = '80% of your test weight'
  expect(efforts({ on: 'all sets at the top' })).toEqual([
    `${share} · 3 in reserve`,
    '2 in reserve',
  ])
  expect(efforts({})).toEqual([`${share} · 3 in reserve`, `${share} · 2 in reserve`])
})
