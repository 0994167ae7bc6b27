import {
  type Entry,
  readSession,
  type SessionLog,
} from '../../../../packages/progression/record/log'
import { announcementFor } from '../../../../src/training/model/moves/announcement'
import { secondsLeft } from '../../../../src/training/model/moves/clock'
import { convertOpenLoads } from '../../../../src/training/model/moves/convert-loads'
import type { SessionMove } from '../../../../src/training/model/moves/session-action'
import { done, doneIn, load, open, openSession, PLANK, PRESS, ROW, undo } from '../open-session'
import { exercises, planOf, rules } from '../train-by-hand'

const ended = { type: 'timer ended', rest: true } as const
const stopped = (secondsLeft: number) =>
  ({ type: 'timer stopped', secondsLeft, rest: false }) as const
const started = (entry: string, set = 0) => ({ type: 'timer started', entry, set }) as const

describe('a timed hold', () => {
  test('has a five-second lead that does not count', () => {
    const path = open()
    const { timer } = path.do(started(PLANK))
    if (!timer) throw new Error('The clock runs.')
    expect(timer).toMatchObject({ lead: 5, seconds: 30 })
    expect(secondsLeft(timer, { wall: timer.start + 2000, steady: 0 })).toBe(33)
    path.wait(10)
    expect(doneIn(path.do(stopped(24)))[2]).toBe('plank 6')
    expect(doneIn(open().do(started(PLANK), stopped(32)))[2]).toBe('plank .')
  })

  test('round-trips its lead through storage and drops an invalid one', () => {
    const session = open().do(started(PLANK))
    expect(readSession(JSON.parse(JSON.stringify(session)))?.timer?.lead).toBe(5)
    const broken = { ...session, timer: { ...session.timer, lead: 'soon' } }
    expect(readSession(broken)?.timer?.lead).toBeUndefined()
  })
})

describe('a timed circuit', () => {
  /** Press and row alternate; the press has one minute, the row two. */
  function circuit(): SessionLog {
    const session = openSession()
    const [press, row, plank] = session.entries as [Entry, Entry, Entry]
    const inCircuit = (entry: Entry, every: number): Entry => ({
      ...entry,
      asked: { ...entry.asked, group: 'A', every },
      sets: entry.sets.slice(0, 2),
    })
    return { ...session, entries: [inCircuit(press, 60), inCircuit(row, 120), plank] }
  }

  test('starts each set on its minute, logs unticked sets, and stops after the last', () => {
    const path = open(circuit())
    const first = path.do(started(PRESS)).timer
    if (!first) throw new Error('The clock runs.')
    expect(first).toMatchObject({ lead: 10, seconds: 60 })
    path.wait(70)
    const second = path.do(ended).timer
    const start = first.start + 70_000
    expect(second).toEqual({ kind: 'work', start, seconds: 120, entry: ROW, set: 0 })
    expect(doneIn(path.session())).toEqual(['press 8 .', 'row . .', 'plank .'])
    for (const seconds of [120, 60, 120]) {
      path.wait(seconds)
      path.do(ended)
    }
    expect(path.session().timer).toBeUndefined()
    expect(doneIn(path.session())).toEqual(['press 8 8', 'row 8 8', 'plank .'])
  })

  test('keeps its timer when a set is ticked early or undone', () => {
    const path = open(circuit())
    const { timer } = path.do(started(PRESS))
    path.wait(30)
    expect(path.do(done(PRESS, 0)).timer).toEqual(timer)
    expect(path.do(undo).timer).toEqual(timer)
    path.do(done(PRESS, 0))
    path.wait(40)
    expect(path.do(ended).timer).toMatchObject({ entry: ROW, set: 0 })
  })

  test('stops when its start is undone', () => {
    const path = open(circuit())
    path.do(started(PRESS))
    expect(path.undoLabel()).toBe('starting the clock')
    expect(path.do(undo).timer).toBeUndefined()
    path.do(done(PRESS, 0), started(ROW), done(ROW, 0))
    expect(path.do(undo).timer).toMatchObject({ kind: 'work' })
    expect(path.do(undo).timer).toMatchObject({ kind: 'rest' })
  })

  test('announces the next exercise', () => {
    const path = open(circuit())
    path.do(started(PRESS), done(PRESS, 0))
    path.wait(80)
    const trained = () => ({
      session: path.session(),
      swaps: {},
      undoSteps: path.log().undoSteps.get('open') ?? [],
    })
    const before = trained()
    path.do(ended)
    expect(announcementFor({ ...ended, at: 0 }, before, trained())).toBe('Now row.')
  })

  test.each<[string, number, SessionMove, string]>([
    ['after more than a minute unattended, and logs one set', 400, ended, 'press 8 .'],
    ['when stopped, and logs nothing', 40, stopped(20), 'press . .'],
  ])('stops %s', (_, seconds, move, press) => {
    const path = open(circuit())
    path.do(started(PRESS))
    path.wait(seconds)
    expect(path.do(move).timer).toBeUndefined()
    expect(doneIn(path.session())[0]).toBe(press)
  })
})

describe('mid-session changes', () => {
  test('a longer rest applies to the following sets and undoes in one step', () => {
    const path = open()
    const longer = { type: 'rest changed', entry: PRESS, seconds: 15 } as const
    path.do(longer, longer)
    expect(path.do(done(PRESS, 0)).timer?.seconds).toBe(150)
    path.do(undo, undo)
    expect(path.session().entries[0]?.asked.rest).toBe(120)
    expect(path.do({ ...longer, seconds: -600 }).entries[0]?.asked.rest).toBe(0)
  })

  test('a new unit converts open sets to the nearest loads, and undo reverts it', () => {
    const path = open()
    const session = path.do(done(PRESS, 0), load(ROW, 0, 0))
    const input = { exercises, program: planOf({}, rules.double), unit: 'lb', bar: 45 } as const
    const loads = convertOpenLoads(session, input)
    path.do({ type: 'loads converted', unit: 'lb', loads })
    expect(path.session().entries[0]?.sets.map(({ load, unit }) => `${load} ${unit}`)).toEqual([
      '60 kg',
      '130 lb',
      '130 lb',
    ])
    expect(path.session().entries[1]?.sets[0]).toMatchObject({ load: 0, unit: 'lb' })
    expect(path.undoLabel()).toBe('the unit')
    path.do(undo)
    expect(path.session().entries[0]?.sets[1]).toMatchObject({ load: 60, unit: 'kg' })
  })
})
