import {
  MAX_SESSIONS_PER_WEEK,
  parseDuration,
} from '../../../../packages/progression/language/duration'
import { findExercise } from '../../../../packages/progression/record/exercises'
import {
  type Entry,
  readSession,
  type SessionLog,
} from '../../../../packages/progression/record/log'
import {
  emptyState,
  type PlanState,
  readPlanState,
} from '../../../../packages/progression/record/plan-state'
import { permanentNote } from '../../../../src/training/model/permanent-note'
import { logCsv } from '../../../../src/training/model/transfer/log-csv'
import { mergeLogs } from '../../../../src/training/model/transfer/merge'
import { readLogFile } from '../../../../src/training/model/transfer/read-file'
import { planOf, rules, trainee } from '../train-by-hand'

function trained(): [SessionLog, SessionLog] {
  const { does, sessions } = trainee(planOf({}, rules.double))
  does(60, [12, 11, 10], 2)
  does(60, [12, 12, 12])
  return sessions as [SessionLog, SessionLog]
}

const fileOf = (fields: object) =>
  JSON.stringify({
    format: 'training-log',
    version: 1,
    exported: '2026-01-01T00:00:00.000Z',
    sessions: [],
    plans: [],
    ...fields,
  })
const at = '2026-01-05T18:00:00.000Z'

describe('reading', () => {
  test('keeps valid sessions whole, and skips and counts invalid ones', () => {
    const sessions = trained()
    const read = readLogFile(fileOf({ sessions: [...sessions, null, {}, { id: 'x' }, 'text', []] }))
    expect(read).toEqual({ sessions, plans: [], unreadable: 5 })
  })

  test.each([
    ['an empty file', '', 'not a training log'],
    [
      'plain text',
      'Dear diary',
      'not a training log: neither one saved here nor an export of Strong or Hevy',
    ],
    ['another program’s file', '{"workouts":[]}', 'not a training log'],
    ['our log for spreadsheets', logCsv([]), 'choose the .json file from “Save All”'],
    ['it, saved again by Excel', logCsv([]).replaceAll(',', ';'), 'a log for spreadsheets'],
    ['a list', '[]', 'not a training log'],
    ['null', 'null', 'not a training log'],
    ['another version', fileOf({ version: 2 }), 'version 2'],
  ])('rejects %s with a message', (_, content, problem) => {
    expect(readLogFile(content)).toEqual({ problem: expect.stringContaining(problem) })
  })

  test('rejects an oversized file before parsing it', () => {
    expect(readLogFile('['.repeat(50_000_001))).toEqual({
      problem: expect.stringContaining('larger'),
    })
  })

  test('drops fields of the wrong type and clips long texts and lists', () => {
    const odd = { load: 'heavy', amount: -5, done: 'now', unit: 'stone' }
    const read = readSession({
      ...trained()[0],
      planTitle: { toString: 'x' },
      note: 'x'.repeat(5000),
      date: '2026-13-45',
      entries: [{ exercise: 'press', sets: [odd, ...Array(200).fill({ amount: 5 })] }],
    })
    expect(read).toMatchObject({ planTitle: 'plan', date: '2026-01-05' })
    expect(read?.note).toHaveLength(2000)
    expect(read?.entries[0]?.sets).toHaveLength(60)
    expect(read?.entries[0]?.sets[0]).toEqual({})
  })

  const note = { text: 'Wide', at }
  const dip = { exerciseId: 'dip', title: 'Dip', loaded: 'body', perSide: true }
  test.each<[string, object, object]>([
    ['notes', { notes: { press: note, row: { text: 'Low' } } }, { notes: { press: note } }],
    [
      'restarts, with the ticks they removed',
      { restarts: [{ week: 1, at, ticks: { '1.1': '2026-01-05', '1.2': 'soon' } }] },
      { restarts: [{ week: 1, at, ticks: { '1.1': '2026-01-05' } }] },
    ],
    ['when weights were kept', { kept: at }, { kept: at }],
    ['an odd time of that', { kept: 'yes' }, {}],
    [
      'substitute exercises',
      {
        exercises: { dip: { ...dip, equipment: ['bars', 7] }, broken: { title: 'Dip' }, other: 3 },
      },
      {
        exercises: {
          dip: expect.objectContaining({
            ...dip,
            equipment: ['bars'],
            measure: 'reps',
            pair: false,
          }),
        },
      },
    ],
    ['prototype keys', JSON.parse('{"swaps":{"__proto__":"x","a":"b"}}'), { swaps: { a: 'b' } }],
  ])('reads the valid parts of a plan state: %s', (_, stored, read) => {
    expect(readPlanState({ plan: 'plan', ...stored })).toEqual({ ...emptyState('plan'), ...read })
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })

  test('reads what is known about a swapped-in exercise', () => {
    const exercise = {
      exerciseId: 'dip',
      title: 'Dip',
      pattern: 'push',
      loaded: 'added',
      pair: false,
      perSide: false,
      equipment: ['dip bars'],
      main: ['chest'],
      helping: ['triceps'],
      measure: 'reps',
      instead: ['push-up'],
      easier: ['bench-dip'],
      harder: ['ring-dip'],
    }
    const read = readPlanState({ plan: 'plan', exercises: { dip: exercise } })
    expect(read?.exercises?.dip).toEqual(exercise)
  })

  test('reads every session that a plan can have in a week', () => {
    const [session] = trained()
    const most = { ...session, session: MAX_SESSIONS_PER_WEEK }
    expect(parseDuration(`4 weeks, ${MAX_SESSIONS_PER_WEEK}x/week`)).toBeDefined()
    expect(readSession(most)?.session).toBe(MAX_SESSIONS_PER_WEEK)
    expect(parseDuration(`4 weeks, ${MAX_SESSIONS_PER_WEEK + 1}x/week`)).toBeUndefined()
  })
})

describe('merging sessions', () => {
  const [first, second] = trained()
  const [entry] = first.entries as [Entry]
  const more = { ...first, note: 'Slept badly' }
  const heavier = {
    ...first,
    entries: [{ ...entry, sets: entry.sets.map((set) => ({ ...set, load: 70 })) }],
  }
  const renamed = {
    ...first,
    planTitle: 'Renamed',
    entries: [{ ...entry, title: 'Press', asked: { ...entry.asked, reason: '', effort: '' } }],
  }

  test.each<[string, SessionLog[], SessionLog[], object]>([
    ['new ones are added', [first], [first, second], { sessions: [second], known: 1 }],
    ['known ones change nothing', [first, second], [first, second], { sessions: [], known: 2 }],
    ['a fuller one replaces ours', [first], [more], { sessions: [more], known: 0 }],
    ['a fuller one of ours stays', [more], [first], { sessions: [], known: 1 }],
    ['other prescriptions and titles do not count', [first], [renamed], { sessions: [], known: 1 }],
    [
      'conflicting ones are reported',
      [first],
      [heavier],
      { sessions: [], differing: [{ mine: first, theirs: heavier }] },
    ],
  ])('%s', (_, mine, theirs, merged) => {
    const result = mergeLogs({ sessions: mine, plans: [] }, { sessions: theirs, plans: [] })
    expect(result).toMatchObject({ differing: [], ...merged })
  })
})

test('a session that was renamed in the other app is asked about once, not added a second time', () => {
  const [session] = trained()
  const mine = { ...session, id: 'Strong 2024-03-05T18:30:00 Push', name: 'Push' }
  const theirs = { ...session, id: 'Strong 2024-03-05T18:30:00 Chest', name: 'Chest' }
  const merge = (known: SessionLog[], read: SessionLog[]) =>
    mergeLogs({ sessions: known, plans: [] }, { sessions: read, plans: [] })
  // It keeps its id, so that the file's version replaces it.
  const renamed = { ...theirs, id: mine.id }
  expect(merge([mine], [theirs])).toMatchObject({
    sessions: [],
    differing: [{ mine, theirs: renamed }],
  })
  expect(merge([renamed], [theirs])).toMatchObject({ sessions: [], known: 1, differing: [] })
  // Two sessions of the same minute are two.
  expect(merge([mine], [mine, theirs])).toMatchObject({ sessions: [theirs], known: 1 })
})

describe('merging plan states', () => {
  const changed = (here: Partial<PlanState>, there: Partial<PlanState>) => {
    const [mine, theirs] = [here, there].map((state) => ({ ...emptyState('plan'), ...state }))
    return mergeLogs(
      { sessions: [], plans: [mine as PlanState] },
      { sessions: [], plans: [theirs as PlanState] },
    ).plans
  }

  test('of two bests or notes the later one counts', () => {
    const best = (load: number, day: string) => ({
      maxima: { squat: { load, unit: 'kg' as const, reps: 1, at: `2026-01-${day}T10:00:00Z` } },
    })
    const note = (text: string, day: string) => ({ text, at: `2026-01-${day}T18:00:00.000Z` })
    expect(changed(best(1000, '05'), best(100, '06'))).toMatchObject([best(100, '06')])
    expect(changed(best(100, '06'), best(1000, '05'))).toEqual([])
    const mine = { press: note('Wide', '05'), row: note('Low', '05') }
    const later = { press: note('Narrow', '06'), dip: note('Belt', '01') }
    const [merged] = changed({ notes: mine }, { notes: { ...later, row: note('High', '04') } })
    expect(merged?.notes).toEqual({ ...later, row: mine.row })
    const shown = (notes: PlanState['notes']) =>
      permanentNote(
        [
          { ...emptyState('plan'), notes: mine },
          { ...emptyState('b'), notes },
        ],
        'press',
      )
    expect([shown(later), shown({ press: note('', '09') })]).toEqual(['Narrow', ''])
  })

  test('local swaps stay, and a later state adds missing ones and its exercises', () => {
    const exercises = { dip: findExercise(new Map(), 'dip') }
    const there = { changed: at, swaps: { press: 'dip', squat: 'goblet' }, exercises }
    const merged = { changed: at, swaps: { press: 'push-up', squat: 'goblet' }, exercises }
    expect(changed({ swaps: { press: 'push-up' } }, there)).toMatchObject([merged])
    expect(changed({ swaps: { press: 'dip' } }, { swaps: { press: 'dip' } })).toEqual([])
  })
})

describe('CSV export', () => {
  test('has one line per completed set', () => {
    const lines = logCsv(trained()).trim().split('\r\n')
    expect(lines).toHaveLength(7)
    expect(lines[1]).toBe(
      '2026-01-05,Plan,1,A,press,1,60,kg,12,reps,2,3 × 8-12,2026-01-05T18:00:00.000Z,',
    )
  })

  test('quotes commas, quotes and line breaks, and escapes formulas', () => {
    const [session] = trained()
    const odd = logCsv([{ ...session, planTitle: '=HYPERLINK("http://x")', note: 'a, "b"\nc' }])
    expect(odd).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(odd).toContain('"a, ""b""\nc"')
    expect(logCsv([{ ...session, note: '-1 rep' }])).toContain(",'-1 rep\r\n")
  })
})
