import { announcementFor } from '../../../src/training/model/announcement'
import { convertOpenLoads } from '../../../src/training/model/convert-loads'
import type { Entry, SessionLog } from '../../../src/training/model/log'
import { readSession } from '../../../src/training/model/read-log'
import { secondsLeft } from '../../../src/training/model/rest'
import { done, doneIn, open, openSession, PLANK, PRESS, ROW, undo } from './open-session'
import { exercises, planOf, rules } from './train-by-hand'

const ended = { type: 'timer ended', rest: true } as const
const started = (entry: string, set = 0) => ({ type: 'timer started', entry, set }) as const

describe('a hold', () => {
  test('has five seconds to get ready, which do not count', () => {
    const path = open()
    const { timer } = path.do(started(PLANK))
    if (!timer) throw new Error('The clock runs.')
    expect(timer).toMatchObject({ lead: 5, seconds: 30 })
    expect(secondsLeft(timer, { wall: timer.start + 2000, steady: 0 })).toBe(33)
    path.wait(10)
    const after = path.do({ type: 'timer stopped', secondsLeft: 24, rest: false })
    expect(doneIn(after)[2]).toBe('plank 6')
  })

  test('that is stopped while one gets ready is not done', () => {
    const path = open()
    path.do(started(PLANK), { type: 'timer stopped', secondsLeft: 32, rest: false })
    expect(doneIn(path.session())[2]).toBe('plank .')
  })

  test('that is stored keeps what there is to get ready, and a broken one is left out', () => {
    const path = open()
    const session = path.do(started(PLANK))
    expect(readSession(JSON.parse(JSON.stringify(session)))?.timer?.lead).toBe(5)
    const broken = { ...session, timer: { ...session.timer, lead: 'soon' } }
    expect(readSession(broken)?.timer?.lead).toBeUndefined()
  })
})

describe('a circuit by the clock', () => {
  /** Press and row in turn, a minute each, and two after the row. */
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

  test('begins each set on its minute, does those that nobody ticked, and ends with the last', () => {
    const path = open(circuit())
    const first = path.do(started(PRESS)).timer
    if (!first) throw new Error('The clock runs.')
    expect(first).toMatchObject({ lead: 10, seconds: 60 })
    path.wait(70)
    const second = path.do(ended).timer
    expect(second).toEqual({
      kind: 'work',
      start: first.start + 70_000,
      seconds: 60 * 2,
      entry: ROW,
      set: 0,
    })
    expect(doneIn(path.session())).toEqual(['press 8 .', 'row . .', 'plank .'])
    path.wait(120)
    path.do(ended)
    path.wait(60)
    path.do(ended)
    path.wait(120)
    expect(path.do(ended).timer).toBeUndefined()
    expect(doneIn(path.session())).toEqual(['press 8 8', 'row 8 8', 'plank .'])
  })

  test('a set that is ticked early leaves the clock as it is; so does its undoing', () => {
    const path = open(circuit())
    const { timer } = path.do(started(PRESS))
    path.wait(30)
    expect(path.do(done(PRESS, 0)).timer).toEqual(timer)
    expect(path.do(undo).timer).toEqual(timer)
    path.do(done(PRESS, 0))
    path.wait(40)
    expect(path.do(ended).timer).toMatchObject({ entry: ROW, set: 0 })
  })

  test('says what begins', () => {
    const path = open(circuit())
    path.do(started(PRESS), done(PRESS, 0))
    path.wait(80)
    const trained = () => ({
      session: path.session(),
      swaps: {},
      past: path.log().past.get('open') ?? [],
    })
    const before = trained()
    path.do(ended)
    expect(announcementFor({ ...ended, at: 0 }, before, trained())).toBe('Now row.')
  })

  test('stands still once nobody looked for more than a minute', () => {
    const path = open(circuit())
    path.do(started(PRESS))
    path.wait(400)
    expect(path.do(ended).timer).toBeUndefined()
    expect(doneIn(path.session())[0]).toBe('press 8 .')
  })

  test('that is stopped does not do the set', () => {
    const path = open(circuit())
    path.do(started(PRESS))
    path.wait(40)
    path.do({ type: 'timer stopped', secondsLeft: 20, rest: true })
    expect(doneIn(path.session())[0]).toBe('press . .')
    expect(path.session().timer).toBeUndefined()
  })
})

describe('what is changed in mid-session', () => {
  test('a longer rest counts for the sets that follow, and is one step back', () => {
    const path = open()
    const longer = { type: 'rested', entry: PRESS, seconds: 15 } as const
    path.do(longer, longer)
    expect(path.do(done(PRESS, 0)).timer?.seconds).toBe(150)
    path.do(undo, undo)
    expect(path.session().entries[0]?.asked.rest).toBe(120)
    expect(path.do({ ...longer, seconds: -600 }).entries[0]?.asked.rest).toBe(0)
  })

  test('another unit gives the open sets the nearest weights there are, and undo takes it back', () => {
    const path = open()
    const session = path.do(done(PRESS, 0))
    const input = { exercises, program: planOf({}, rules.double) }
    const loads = convertOpenLoads(session, { unit: 'lb', bar: 45 }, input)
    path.do({ type: 'reweighed', unit: 'lb', loads })
    expect(path.session().entries[0]?.sets.map(({ load, unit }) => `${load} ${unit}`)).toEqual([
      '60 kg',
      '130 lb',
      '130 lb',
    ])
    expect(path.undoLabel()).toBe('the unit')
    path.do(undo)
    expect(path.session().entries[0]?.sets[1]).toMatchObject({ load: 60, unit: 'kg' })
  })
})
