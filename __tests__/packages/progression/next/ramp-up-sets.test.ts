import { availableLoads } from '../../../../packages/progression/next/loads'
import { rampUpLoads } from '../../../../packages/progression/next/ramp-up-sets'
import { findExercise } from '../../../../packages/progression/record/exercises'
import { readSession } from '../../../../packages/progression/record/log'
import { doneIn, open, openSession, PRESS, undo } from '../../../training/model/open-session'
import { exercises, steps } from '../../../training/model/train-by-hand'

const bar = availableLoads(findExercise(exercises, 'press'), { steps }, { unit: 'kg', bar: 20 })
const sets = ['5 with the empty bar', '5 at 50%', '3 at 75%']

test('warm-up loads are loadable, distinct and lighter than the working sets', () => {
  expect(rampUpLoads(sets, 60, bar)).toEqual([
    { reps: 5, load: 20 },
    { reps: 5, load: 30 },
    { reps: 3, load: 45 },
  ])
  expect(rampUpLoads(sets, 30, bar)).toEqual([
    { reps: 5, load: 20 },
    { reps: 3, load: 22.5 },
  ])
  expect(rampUpLoads(sets, 20, bar)).toEqual([])
})

test('warm-up sets can be ticked, unticked and undone, survive a reload, and do not count as sets', () => {
  const path = open()
  const tick = { type: 'warmed up', entry: PRESS, set: 1 } as const
  const ticked = path.do(tick)
  expect(ticked.entries[0]?.warmedUp).toEqual([1])
  expect(doneIn(ticked)).toEqual(doneIn(openSession()))
  expect(readSession(JSON.parse(JSON.stringify(ticked)))?.entries[0]?.warmedUp).toEqual([1])
  expect(path.undoLabel()).toBe('a warm-up set of press')
  expect(path.do(tick).entries[0]?.warmedUp).toEqual([])
  expect(path.do(undo).entries[0]?.warmedUp).toEqual([1])
})
