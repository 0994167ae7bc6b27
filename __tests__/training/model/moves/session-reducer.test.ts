import { type Entry, entryKeys } from '../../../../packages/progression/record/log'
import type { SessionMove } from '../../../../src/training/model/moves/session-action'
import { lastDoneSet } from '../../../../src/training/model/moves/set-order'
import {
  done,
  doneIn,
  insteadOfPress,
  load,
  open,
  openSession,
  PLANK,
  PRESS,
  ROW,
  swap,
  undo,
} from '../open-session'

const loadsIn = (session: ReturnType<typeof openSession>, entry = 0) =>
  session.entries[entry]?.sets.map((set) => set.load)

describe('session actions', () => {
  const DIP = 'A / press / 1 / dip'
  const typed = (value: number | undefined) =>
    ({ type: 'typed amount', entry: PRESS, set: 0, value }) as const
  const moves: Record<string, SessionMove> = {
    done: done(PRESS, 0),
    'set 2 done': done(PRESS, 1),
    'row done': done(ROW, 0),
    'dip done': done(DIP, 0),
    'removed set done': done(PRESS, 9),
    undone: { type: 'undone', entry: PRESS, set: 0 },
    undo,
    'typed 5': typed(5),
    cleared: typed(undefined),
    swap: swap(PRESS, 'dip'),
    'swap back': swap(DIP, 'press'),
    added: { type: 'added', entry: PRESS },
    dropped: { type: 'dropped', entry: PRESS },
    finished: { type: 'finished' },
    reopened: { type: 'reopened' },
  }
  const untouched = 'press . . .'
  test.each<[moves: string, press: string, undoLabel: string | undefined]>([
    ['', untouched, undefined],
    ['done', 'press 8 . .', 'press, set 1'],
    ['done, done', 'press 8 . .', 'press, set 1'],
    ['done, undone', untouched, 'reopening press, set 1'],
    ['undo, undo', untouched, undefined],
    ['done, row done, undo, undo', untouched, undefined],
    ['done, row done, undo', 'press 8 . .', 'press, set 1'],
    ['done, undone, undo', 'press 8 . .', 'press, set 1'],
    ['typed 5, done', 'press 5 . .', 'press, set 1'],
    ['cleared, done', untouched, 'the amount of press, set 1'],
    ['done, swap', 'press 8 + dip . .', 'swapping press'],
    ['swap, swap back', untouched, 'swapping dip'],
    ['done, swap, swap back', 'press 8 . .', 'swapping dip'],
    ['done, swap, dip done, swap back', 'press 8 . + dip 8', 'swapping dip'],
    ['done, swap, undo', 'press 8 . .', 'press, set 1'],
    ['set 2 done, dropped, dropped, dropped, dropped', 'press 8', 'removing a set from press'],
    ['dip done, removed set done', untouched, undefined],
    ['done, finished, reopened', 'press 8 . .', 'press, set 1'],
  ])('%s: leaves %s, and undo of %s', (names, press, undoLabel) => {
    const path = open()
    for (const name of names.split(', ')) if (moves[name]) path.do(moves[name])
    expect(doneIn(path.session()).join(' + ')).toBe(`${press} + row . . . + plank .`)
    expect(path.undoLabel()).toBe(undoLabel)
  })

  test('dropping a set when all are done changes nothing', () => {
    const path = open()
    path.do(done(PRESS, 0), done(PRESS, 1), done(PRESS, 2))
    const session = path.session()
    expect(path.do({ type: 'dropped', entry: PRESS })).toBe(session)
    expect(path.undoLabel()).toBe('press, set 3')
  })

  test('undoing everything restores the original session', () => {
    const path = open()
    path.do(load(PRESS, 0, 65), done(PRESS, 0), { type: 'rated', entry: PRESS, set: 0, left: 2 })
    path.do({ type: 'skipped', entry: ROW }, { type: 'noted', entry: PRESS, note: 'Belt' })
    path.do({ type: 'noted', note: 'Tired' }, swap(PRESS, 'dip', true), { type: 'finished' })
    while (path.undoLabel()) path.do(undo)
    const { changed: _, ...session } = path.session()
    const { changed: __, ...before } = openSession()
    expect(session).toEqual(before)
    expect(path.log().plans.get('plan')?.swaps).toEqual({})
  })
})

describe('set numbers', () => {
  test('a typed load carries over to later open sets that had the same load', () => {
    const path = open()
    path.do({ type: 'added', entry: PRESS }, load(PRESS, 2, 10), load(PRESS, 3, 60), done(PRESS, 1))
    expect(loadsIn(path.do(load(PRESS, 0, 100)))).toEqual([100, 60, 10, 100])
    expect(loadsIn(path.do(undo))).toEqual([60, 60, 10, 60])
  })

  test('repeated steps add up, undo together, and stop at zero', () => {
    const path = open()
    const step = { type: 'stepped load', entry: PRESS, set: 0, value: 2.5, unit: 'kg' } as const
    expect(loadsIn(path.do(step, step))?.[0]).toBe(65)
    expect(loadsIn(path.do(undo))?.[0]).toBe(60)
    expect(loadsIn(path.do({ ...step, value: -100 }))?.[0]).toBe(0)
  })

  test('a set without its required load cannot be completed', () => {
    const path = open()
    path.do({ type: 'typed load', entry: PRESS, set: 0, value: undefined, unit: 'kg' })
    path.do({ type: 'done', entry: PRESS, set: 0, rest: true, needsLoad: true })
    expect(doneIn(path.session())[0]).toBe('press . . .')
  })
})

describe('swaps for the rest of the plan', () => {
  const swaps = (path: ReturnType<typeof open>) => path.log().plans.get('plan')?.swaps ?? {}

  test("undo also reverts the plan's swap, and so does a swap back", () => {
    const path = open()
    path.do(swap(PRESS, 'dip', true))
    expect(swaps(path)).toEqual({ press: 'dip' })
    expect(path.undoLabel()).toBe('swapping press for the rest of the plan')
    path.do(undo)
    expect(swaps(path)).toEqual({})
    path.do(swap(PRESS, 'dip', true), swap('A / press / 1 / dip', 'press', true))
    expect(swaps(path)).toEqual({})
  })

  test('undo restores the previous swap and keeps later decisions', () => {
    const path = open()
    path.do(swap(PRESS, 'dip', true), swap('A / press / 1 / dip', 'push-up', true))
    const at = '2026-01-05T19:00:00.000Z'
    path.act({ type: 'plan', plan: 'plan', at, change: { skipped: { '2.1': at } } })
    path.do(undo)
    expect(path.log().plans.get('plan')).toMatchObject({
      swaps: { press: 'dip' },
      skipped: { '2.1': at },
    })
  })
})

describe('the timer', () => {
  const ended = { type: 'timer ended', rest: true } as const
  const start = { type: 'timer started', entry: PLANK, set: 0 } as const
  const stop = (secondsLeft: number) =>
    ({ type: 'timer stopped', secondsLeft, rest: false }) as const
  const dip = { ...insteadOfPress('dip'), line: 'A / plank / 1' }

  test('a rest names its set, can be extended, and signals once', () => {
    const path = open()
    const rest = { kind: 'rest', seconds: 120, entry: PRESS, set: 0 }
    expect(path.do(done(PRESS, 0)).timer).toMatchObject(rest)
    expect(path.do({ type: 'timer lengthened', seconds: 15 }).timer?.seconds).toBe(135)
    path.wait(134)
    expect(path.do(ended).timer?.signaled).toBe(true)
    const told = path.session()
    expect(path.do(ended)).toBe(told)
  })

  test('a rest that ended long ago does not signal', () => {
    const path = open()
    path.do(done(PRESS, 0))
    path.wait(86_400)
    expect(path.do(ended).timer).toBeUndefined()
  })

  test('no rest follows the last set, or any set with rests off', () => {
    const path = open()
    for (const set of [0, 1, 2]) path.do(done(PRESS, set), done(ROW, set))
    expect(path.do(done(PLANK, 0)).timer).toBeUndefined()
    const withoutRest = { ...done(PRESS, 0), rest: false } as SessionMove
    expect(open().do(withoutRest).timer).toBeUndefined()
  })

  test('a timed set completes in one step: undo reopens it, a second undo goes further back', () => {
    const path = open()
    path.do(done(PRESS, 0), start)
    path.wait(40)
    path.do(ended)
    expect(doneIn(path.session())[2]).toBe('plank 30')
    const { timer } = path.do(undo)
    expect([doneIn(path.session())[2], timer]).toEqual(['plank .', undefined])
    path.do(ended, undo, undo)
    expect(doneIn(path.session())).toEqual(['press . . .', 'row . . .', 'plank .'])
  })

  test('a timer stays with its exercise after another is swapped', () => {
    const path = open()
    path.do(done(PRESS, 0), start, swap(PRESS, 'dip'))
    path.wait(40)
    path.do(ended)
    expect(doneIn(path.session())).toEqual(['press 8', 'dip . .', 'row . . .', 'plank 30'])
  })

  test.each<[string, SessionMove, string]>([
    ['at once', stop(30), 'plank .'],
    ['after 18 seconds', stop(12), 'plank 18'],
    ['when its exercise is skipped', { type: 'skipped', entry: PLANK }, 'plank .'],
    ['when its exercise is dropped', { type: 'dropped', entry: PLANK }, 'plank'],
    [
      'when its exercise is swapped',
      { type: 'swapped', entry: PLANK, by: dip, isPermanent: false },
      'dip . . .',
    ],
  ])('a timer that stops %s logs the time until then', (_, move, plank) => {
    const path = open()
    const { timer } = path.do(start, move)
    expect([doneIn(path.session())[2], timer]).toEqual([plank, undefined])
  })
})

describe('unusual actions', () => {
  test('the numbers of a completed set can be changed, not removed', () => {
    const path = open()
    path.do(done(PRESS, 0), { type: 'typed amount', entry: PRESS, set: 0, value: undefined })
    path.do({ type: 'typed load', entry: PRESS, set: 0, value: undefined, unit: 'kg' })
    path.do({ type: 'typed amount', entry: PRESS, set: 0, value: 5 })
    expect(doneIn(path.session())[0]).toBe('press 5 . .')
    expect(loadsIn(path.session())).toEqual([60, 60, 60])
  })

  test('edits to two exercises with the same title undo separately', () => {
    const session = openSession()
    const [press, row, plank] = session.entries as [Entry, Entry, Entry]
    const path = open({ ...session, entries: [press, { ...row, title: 'press' }, plank] })
    path.do(load(PRESS, 0, 70), load(ROW, 0, 50), undo)
    expect([loadsIn(path.session())?.[0], loadsIn(path.session(), 1)?.[0]]).toEqual([70, 60])
  })

  test('setting the clock back does not lose the last completed set', () => {
    const path = open()
    path.do(done(PRESS, 0))
    path.wait(-86_400)
    expect(lastDoneSet(path.do(done(PRESS, 1)))).toEqual({ entryIndex: 0, set: 1 })
  })

  test('undo does not reach past an import', () => {
    const path = open()
    path.do(load(PRESS, 0, 65))
    const theirs = { ...openSession(), note: 'From the other phone' }
    path.act({ type: 'put', at: '2026-01-05T19:00:00.000Z', sessions: [theirs] })
    expect(path.undoLabel()).toBeUndefined()
  })
})

test('entries with the same line and exercise get distinct keys', () => {
  const entry = { line: 'A / press / 1', exercise: 'press' }
  expect(entryKeys([entry, entry])).toEqual([PRESS, `${PRESS} (2)`])
})

test('an action advances the change time even if the clock was set back', () => {
  const path = open({ ...openSession(), changed: '2030-01-01T00:00:00.000Z' })
  expect(path.do(done(PRESS, 0)).changed).toBe('2030-01-01T00:00:00.001Z')
})

test('a hard first set lightens the open sets, and correcting its rating restores them', () => {
  const path = open()
  path.do(load(PRESS, 0, 60), done(PRESS, 0))
  const rated = (left: number, from: number, to: number) =>
    path.do({ type: 'rated', entry: PRESS, set: 0, left, load: { from, to } })
  expect(loadsIn(rated(0, 60, 55))).toEqual([60, 55, 55])
  expect(loadsIn(rated(2, 55, 60))).toEqual([60, 60, 60])
  expect(loadsIn(path.do(undo))).toEqual([60, 60, 60])
  path.do(done(PRESS, 1))
  expect(loadsIn(rated(0, 60, 55))).toEqual([60, 60, 55])
})
