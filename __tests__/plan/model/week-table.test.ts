import { joinWithAnd } from '../../../packages/basics'
import type { Program } from '../../../packages/progression/language/program'
import { parseProgression } from '../../../packages/progression/language/progression'
import { weekTable } from '../../../src/plan/model/week-table'
import { library, program } from '../../support/fixtures/program'
import { changedLine, type LineFields } from '../../support/fixtures/program-line'

const week = weekTable(program, 1, library)
const [strong, easy] = week.sessions

/** The fixture's squat in a plan of its own, in each of the first two weeks. */
function squatIn(fields: LineFields, changes: Partial<Program> = {}) {
  const [session] = program.sessions
  const [squat] = session?.lines ?? []
  if (!session || !squat) throw new Error('The fixture has a squat.')
  const sessions = [{ ...session, lines: [changedLine(squat, fields)] }]
  return [1, 2].map(
    (number) =>
      weekTable({ ...program, sessions, ...changes }, number, library).sessions[0]?.blocks[0]
        ?.lines[0],
  )
}

test('has a number and flags deload and test weeks', () => {
  expect(week).toMatchObject({ number: 1, kind: undefined })
  expect(weekTable(program, 4, library).kind).toBe('deload')
  expect(weekTable({ ...program, tests: [4] }, 4, library).kind).toBe('test')
})

test("a session lists its days, and its warm-up only if it differs from the plan's", () => {
  expect(strong).toMatchObject({ name: 'Strong', days: 'Monday and Friday', minutes: 30 })
  expect(strong?.warmUp).toBeUndefined()
  expect(easy?.warmUp).toBe('None.')
  expect(joinWithAnd(['Monday', 'Tuesday', 'Friday'])).toBe('Monday, Tuesday and Friday')
})

test('lines of a group share a labeled block', () => {
  expect(
    strong?.blocks.map(({ label, lines }) => [label, lines.map(({ title }) => title)]),
  ).toEqual([
    [undefined, ['Back squat']],
    ['Superset: 3 rounds', ['Bench press', 'One-arm row']],
  ])
})

test('rungs appear in every week, with their entry conditions', () => {
  const ladder = [{ as: 'both feet' }, { as: 'one foot', entry: 'Two clean weeks' }]
  expect(squatIn({ ladder }).map((line) => line?.notes)).toEqual([
    'Rungs, easiest first: both feet; one foot (first: two clean weeks). Belt on.',
    'Rungs, easiest first: both feet; one foot (first: two clean weeks). Belt on.',
  ])
})

test('a line shows sets, effort, load, rest and notes', () => {
  expect(strong?.blocks[0]?.lines[0]).toEqual({
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
  expect(easy?.blocks[0]?.lines[0]).toMatchObject({
    sets: '1 × 20-30 min',
    effort: 'easy',
    load: undefined,
    rest: '',
  })
})

test('a percentage that only sets the first load shows in the first week only', () => {
  const efforts = (rule: Parameters<typeof parseProgression>[0]) =>
    squatIn({ percent: 80, of: 'test' }, { progression: parseProgression(rule) }).map(
      (line) => line?.effort,
    )
  const share = '80% of your test weight'
  expect(efforts({ on: 'all sets at the top' })).toEqual([
    `${share} · 3 in reserve`,
    '2 in reserve',
  ])
  expect(efforts({})).toEqual([`${share} · 3 in reserve`, `${share} · 2 in reserve`])
})
