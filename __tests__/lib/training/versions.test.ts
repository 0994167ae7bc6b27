import * as change from '../../../src/lib/training/changes'
import { doneSets, type Entry, emptyState, type SessionLog } from '../../../src/lib/training/log'
import { mergeSessions, mergeStates } from '../../../src/lib/training/versions'
import { planOf, trainee } from './train-by-hand'

/** A session of two exercises with three sets each, none of them done. */
function open(): SessionLog {
  const { does, sessions } = trainee(planOf({}, 'double'))
  does(60, [8, 8, 8])
  const [session] = sessions
  const [entry] = session?.entries ?? []
  if (!session || !entry) throw new Error('One session was done.')
  const sets = entry.sets.map(({ done: _, ...set }) => set)
  const another: Entry = { ...entry, line: 'A / row / 1', exercise: 'row', title: 'row', sets }
  return { ...session, finished: undefined, entries: [{ ...entry, sets }, another] }
}

let clock = Date.UTC(2026, 0, 5, 19)
/** A second after the last change. */
function nextMoment(): Date {
  clock += 1000
  return new Date(clock)
}
/** Makes changes in a tab. */
const then = (session: SessionLog, ...all: change.Change[]): SessionLog => ({
  ...change.changes(...all)(session),
  changed: nextMoment().toISOString(),
})
const done = (entry: number, set: number, amount = 8) =>
  change.completeSet(entry, set, amount, nextMoment())
const amountsDone = ({ entries }: SessionLog) =>
  entries.map((entry) => doneSets(entry).map(({ amount }) => amount))

describe('two tabs in one session', () => {
  const base = open()

  test('sets that were done in either are done, whichever tab came later', () => {
    const one = then(base, done(0, 0, 7), done(1, 2, 5))
    const other = then(base, done(0, 1, 6), done(1, 0, 4))
    for (const merged of [mergeSessions(base, one, other), mergeSessions(base, other, one)]) {
      expect(amountsDone(merged)).toEqual([
        [7, 6],
        [4, 5],
      ])
      expect(merged.entries[0]?.sets[2]?.done).toBeUndefined()
    }
  })

  test('the same set in both: the later one, once', () => {
    const merged = mergeSessions(base, then(base, done(0, 0, 7)), then(base, done(0, 0, 9)))
    expect(amountsDone(merged)).toEqual([[9], []])
  })

  test('a set that one tab does while the other only changes its weight is done', () => {
    const one = then(base, done(0, 0, 7))
    const other = then(base, change.changeSet(0, 0, { load: 65, unit: 'kg' }))
    const merged = mergeSessions(base, one, other)
    expect(amountsDone(merged)).toEqual([[7], []])
    expect(merged.entries[0]?.sets.map(({ load }) => load)).toEqual([60, 65, 65])
  })

  test('what one tab took back stays taken back', () => {
    const before = then(base, done(0, 0), change.noteLeft(0, 0, 2))
    const merged = mergeSessions(
      before,
      then(before, change.reopenSet(0, 0)),
      then(before, done(1, 0)),
    )
    expect(amountsDone(merged)).toEqual([[], [8]])
  })

  test('a set dropped in one tab takes none with it that the other did', () => {
    const before = then(base, done(0, 0, 7), done(0, 2, 6))
    const one = then(before, change.dropSet(0))
    const other = then(before, done(0, 1, 5))
    for (const merged of [mergeSessions(before, one, other), mergeSessions(before, other, one)])
      expect(amountsDone(merged)[0]?.toSorted()).toEqual([5, 6, 7])
  })

  test('a set added in one tab and one done in the other', () => {
    const one = then(base, change.addSet(0), done(0, 3, 5))
    const other = then(base, done(0, 0, 7))
    expect(amountsDone(mergeSessions(base, one, other))).toEqual([[7, 5], []])
  })

  test('another exercise in one tab, sets in the other', () => {
    const [entry] = base.entries
    if (!entry) throw new Error('The session has an exercise.')
    const dip = { ...entry, exercise: 'dip', title: 'dip' }
    const one = then(base, change.swapEntry(0, dip))
    const other = then(base, done(1, 0, 4), done(0, 0, 7))
    const merged = mergeSessions(base, one, other)
    expect(
      merged.entries.map((found) => [found.exercise, found.sets.length, doneSets(found).length]),
    ).toEqual([
      ['dip', 3, 0],
      ['row', 3, 1],
      ['press', 1, 1],
    ])
  })

  test('an exercise that one tab skips and the other does is not skipped', () => {
    const skipping = then(base, change.skipEntry(0, true))
    const merged = mergeSessions(base, skipping, then(base, done(0, 0)))
    expect(merged.entries[0]?.skipped).toBeUndefined()
    expect(mergeSessions(base, skipping, then(base, done(1, 0))).entries[0]?.skipped).toBe(true)
  })

  test('notes, the end and the timer come from the tab that changed them', () => {
    const timer = { kind: 'rest', start: 1, seconds: 60, entry: 0, set: 0 } as const
    const one = then(base, change.noteSession('Slept badly'), change.setTimer(timer))
    const other = then(base, change.noteEntry(0, 'Belt'), change.finishSession(new Date(clock)))
    const merged = mergeSessions(base, one, other)
    expect(merged).toMatchObject({ note: 'Slept badly', timer, finished: other.finished })
    expect(merged.entries[0]?.note).toBe('Belt')
  })

  test('versions of which nobody knows what they were made of: all that either has', () => {
    const one = then(base, done(0, 0, 7), change.noteSession('Slept badly'))
    const other = then(base, done(0, 1, 6), done(1, 0, 4))
    const merged = mergeSessions(undefined, one, other)
    expect(amountsDone(merged)).toEqual([[7, 6], [4]])
    expect(merged.note).toBe('Slept badly')
  })
})

test('two tabs decide about a plan: what either did, and of one thing the later', () => {
  const base = { ...emptyState('plan'), changed: '1', skipped: { '1.1': 'then' } }
  const best = { load: 100, unit: 'kg', reps: 1, at: 'now' } as const
  const one = { ...base, changed: '2', swaps: { press: 'dip', row: 'pull-up' }, skipped: {} }
  const other = { ...base, changed: '3', swaps: { press: 'push-up' }, maxima: { squat: best } }
  expect(mergeStates(base, one, other)).toMatchObject({
    swaps: { press: 'push-up', row: 'pull-up' },
    maxima: { squat: best },
    skipped: {},
  })
  const [first, second] = [
    { ...base, changed: '4', restarts: [{ week: 1, at: 'a' }] },
    { ...base, changed: '5', restarts: [{ week: 1, at: 'b' }] },
  ]
  expect(mergeStates(base, first, second).restarts).toHaveLength(2)
})
