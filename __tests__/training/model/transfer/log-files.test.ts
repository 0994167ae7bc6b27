import { lastingNote } from '../../../../src/training/model/lasting-notes'
import type { Entry, SessionLog } from '../../../../src/training/model/log'
import { emptyState, type PlanState } from '../../../../src/training/model/log'
import { logCsv } from '../../../../src/training/model/transfer/log-csv'
import { mergeLogs } from '../../../../src/training/model/transfer/merge'
import { readLogFile } from '../../../../src/training/model/transfer/read-file'
import { readPlanState, readSession } from '../../../../src/training/model/transfer/read-log'
import { planOf, rules, trainee } from '../train-by-hand'

function trained(): SessionLog[] {
  const { does, sessions } = trainee(planOf({}, rules.double))
  does(60, [12, 11, 10], 2)
  does(60, [12, 12, 12])
  return sessions
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

describe('reading', () => {
  test('round-trips sessions', () => {
    const sessions = trained()
    const read = readLogFile(fileOf({ sessions }))
    expect(read).toMatchObject({ unreadable: 0 })
    expect('sessions' in read && read.sessions).toEqual(JSON.parse(JSON.stringify(sessions)))
  })

  test.each([
    ['an empty file', ''],
    ['plain text', 'Dear diary'],
    ['another program’s file', '{"workouts":[]}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a picture', '\u0089PNG\r\n'],
  ])('rejects %s with a message', (_, content) => {
    expect(readLogFile(content)).toEqual({ problem: expect.stringContaining('not a training log') })
  })

  test('replaces an invalid date with the start date', () => {
    const [session] = trained()
    expect(readSession({ ...session, date: '2026-13-45' })?.date).toBe('2026-01-05')
  })

  test('reads exercise notes and drops one without a timestamp', () => {
    const notes = { press: { text: 'Wide', at: '2026-01-05T18:00:00.000Z' }, row: { text: 'Low' } }
    expect(readPlanState({ plan: 'plan', notes })?.notes).toEqual({ press: notes.press })
    expect(readPlanState({ plan: 'plan' })).toEqual(emptyState('plan'))
  })

  test('reads the ticks a restart removed, and when weights were kept', () => {
    const at = '2026-01-05T18:00:00.000Z'
    const restarts = [{ week: 1, at, ticks: { '1.1': '2026-01-05', '1.2': 'soon' } }]
    const read = readPlanState({ plan: 'plan', restarts, kept: at })
    expect(read?.restarts).toEqual([{ week: 1, at, ticks: { '1.1': '2026-01-05' } }])
    expect([read?.kept, readPlanState({ plan: 'plan', kept: 'yes' })?.kept]).toEqual([
      at,
      undefined,
    ])
  })

  test('rejects another version and names it', () => {
    expect(readLogFile(fileOf({ version: 2 }))).toEqual({
      problem: expect.stringContaining('version 2'),
    })
  })

  test('rejects an oversized file before parsing it', () => {
    const before = performance.now()
    expect(readLogFile('['.repeat(50_000_001))).toEqual({
      problem: expect.stringContaining('larger'),
    })
    expect(performance.now() - before).toBeLessThan(200)
  })

  test('reads a backup of thirty years', () => {
    const [session] = trained() as [SessionLog]
    const count = 30 * 52 * 6
    const note = 'x'.repeat(4450 - JSON.stringify(session).length)
    const file = fileOf({ sessions: [session] })
    const sessions = Array.from({ length: count }, (_, id) => ({ ...session, id: `${id}`, note }))
    const content = file.replace(JSON.stringify([session]), JSON.stringify(sessions))
    expect(content.length).toBeGreaterThan(40_000_000)
    const read = readLogFile(content)
    expect('sessions' in read && read.sessions).toHaveLength(count)
  })

  test('skips and counts invalid sessions, and keeps the others', () => {
    const read = readLogFile(
      fileOf({ sessions: [...trained(), null, {}, { id: 'x' }, 'text', []] }),
    )
    expect(read).toMatchObject({ unreadable: 5 })
    expect('sessions' in read && read.sessions).toHaveLength(2)
  })

  test('drops fields of the wrong type and clips long texts and lists', () => {
    const [session] = trained()
    const odd = readSession({
      ...session,
      planTitle: { toString: 'x' },
      note: 'x'.repeat(5000),
      date: 'yesterday',
      entries: [
        {
          exercise: 'press',
          sets: [
            { load: 'heavy', amount: -5, done: 'now', unit: 'stone' },
            ...Array(200).fill({ amount: 5 }),
          ],
        },
      ],
    })
    expect(odd?.planTitle).toBe('plan')
    expect(odd?.note).toHaveLength(2000)
    expect(odd?.date).toBe('2026-01-05')
    expect(odd?.entries[0]?.sets).toHaveLength(60)
    expect(odd?.entries[0]?.sets[0]).toEqual({})
  })

  test('reads a percent rule logged in November 2026 as a share of the best single', () => {
    const [session] = trained() as [SessionLog]
    const [entry] = session.entries as [Entry]
    const entries = ['percent', 'double'].map((rule) => ({
      ...entry,
      asked: { ...entry.asked, rule },
    }))
    const read = readSession({ ...session, entries })
    expect(read?.entries.map(({ asked }) => asked.ofMax)).toEqual([true, undefined])
  })

  test('ignores prototype keys', () => {
    const state = readPlanState(JSON.parse('{"plan":"p","swaps":{"__proto__":"x","a":"b","c":7}}'))
    expect(state?.swaps).toEqual({ a: 'b' })
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })
})

test("a plan's substitute exercises are read and merged, and broken ones dropped", () => {
  const dip = {
    exerciseId: 'dip',
    title: 'Dip',
    loaded: 'body',
    perSide: true,
    equipment: ['bars', 7],
  }
  const read = readPlanState({ plan: 'p', exercises: { dip, broken: { title: 'Dip' }, other: 3 } })
  expect(read?.exercises).toEqual({
    dip: expect.objectContaining({ ...dip, equipment: ['bars'], measure: 'reps', pair: false }),
  })
  const [merged] = plansMerged(emptyState('p'), { ...emptyState('p'), ...read })
  expect(merged?.exercises).toHaveProperty('dip')
})

/** Plan states changed by merging `there` into `here`. */
const plansMerged = (here: PlanState, there: PlanState) =>
  mergeLogs({ sessions: [], plans: [here] }, { sessions: [], plans: [there] }).plans

describe('merging', () => {
  const [first, second] = trained() as [SessionLog, SessionLog]
  const mine = { sessions: [first], plans: [] }

  test('adds new sessions and counts known ones', () => {
    expect(mergeLogs(mine, { sessions: [first, second], plans: [] })).toMatchObject({
      sessions: [second],
      known: 1,
      differing: [],
    })
  })

  test('replaces a session with a fuller one, but not the other way around', () => {
    const more = { ...first, note: 'Slept badly' }
    expect(mergeLogs(mine, { sessions: [more], plans: [] })).toMatchObject({
      sessions: [more],
      differing: [],
    })
    expect(mergeLogs({ sessions: [more], plans: [] }, mine)).toMatchObject({
      sessions: [],
      known: 1,
    })
  })

  test('reports a conflicting session instead of merging it', () => {
    const entries = first.entries.map((entry) => ({
      ...entry,
      sets: entry.sets.map((set) => ({ ...set, load: 70 })),
    }))
    const theirs = { ...first, entries }
    expect(mergeLogs(mine, { sessions: [theirs], plans: [] })).toMatchObject({
      sessions: [],
      differing: [{ mine: first, theirs }],
    })
  })

  test('ignores differences in prescriptions and titles', () => {
    const entries = first.entries.map((entry) => ({
      ...entry,
      title: 'Press',
      asked: { ...entry.asked, reason: '', effort: '' },
    }))
    const theirs = { ...first, planTitle: 'Renamed', entries }
    expect(mergeLogs(mine, { sessions: [theirs], plans: [] })).toMatchObject({
      known: 1,
      sessions: [],
      differing: [],
    })
  })

  test('takes the best entered last, because it is the correction', () => {
    const best = (load: number, day: string) => ({
      ...emptyState('plan'),
      maxima: { squat: { load, unit: 'kg' as const, reps: 1, at: `${day}T10:00:00.000Z` } },
    })
    const [wrong, right] = [best(1000, '2026-01-05'), best(100, '2026-01-06')]
    expect(plansMerged(wrong, right)).toEqual([right])
    expect(plansMerged(right, wrong)).toEqual([])
  })

  test('is idempotent', () => {
    const once = mergeLogs(mine, { sessions: [first, second], plans: [] })
    expect(
      mergeLogs(
        { sessions: [first, ...once.sessions], plans: [] },
        { sessions: [first, second], plans: [] },
      ),
    ).toMatchObject({ sessions: [], known: 2 })
  })

  test('keeps local swaps and adds missing ones of a later state', () => {
    const here = { ...emptyState('plan'), swaps: { press: 'push-up' } }
    const changed = '2026-01-05T18:00:00.000Z'
    const there = { ...emptyState('plan'), changed, swaps: { press: 'dip', squat: 'goblet' } }
    const swaps = { press: 'push-up', squat: 'goblet' }
    expect(plansMerged(here, there)).toEqual([{ ...here, changed, swaps }])
    expect(plansMerged(here, here)).toEqual([])
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
    const [session] = trained() as [SessionLog]
    const odd = logCsv([{ ...session, planTitle: '=HYPERLINK("http://x")', note: 'a, "b"\nc' }])
    expect(odd).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(odd).toContain('"a, ""b""\nc"')
    expect(logCsv([{ ...session, note: '-1 rep' }])).toContain(",'-1 rep\r\n")
  })
})

test('merging exercise notes keeps the latest of each', () => {
  const note = (text: string, day: string) => ({ text, at: `2026-01-${day}T18:00:00.000Z` })
  const state = (notes: PlanState['notes']) => ({ ...emptyState('plan'), notes })
  const mine = state({ press: note('Wide', '05'), row: note('Low', '05') })
  const later = { press: note('Narrow', '06'), dip: note('Belt', '01') }
  const theirs = state({ ...later, row: note('High', '04') })
  expect(plansMerged(mine, theirs)[0]?.notes).toEqual({ ...later, row: note('Low', '05') })
  expect(lastingNote([mine, theirs], 'press')).toBe('Narrow')
  expect(lastingNote([mine, state({ press: note('', '09') })], 'press')).toBe('')
})
