import type { Entry, SessionLog } from '../../../../packages/progression/record/log'
import { painSubstitute } from '../../../../src/training/model/moves/pain-substitute'
import { openSession } from '../open-session'

const [press] = openSession().entries as [Entry]
const done = (entry: Entry): Entry => ({ ...entry, sets: [{ amount: 8, done: 'then' }] })
const instead = (why: Entry['why']) => done({ ...press, exercise: 'dip', planned: 'press', why })
const session = (...entries: Entry[]): SessionLog => ({
  ...openSession(),
  finished: 'then',
  entries,
})
const hurt = session(instead('pain'))

test.each<[string, Entry, SessionLog[], string | undefined]>([
  ['pain', press, [hurt], 'dip'],
  ['pain in mid-exercise', press, [session(done(press), instead('pain'))], 'dip'],
  ['pain, then a session without the exercise', press, [session(), hurt], 'dip'],
  ['a swap by preference', press, [session(instead('preference'))], undefined],
  ['done again since', press, [session(done(press)), hurt], undefined],
  ['already started today', done(press), [hurt], undefined],
  ['already swapped', instead('pain'), [hurt], undefined],
  ['pain in another plan', press, [{ ...hurt, plan: 'other' }], undefined],
])('the substitute after pain: %s', (_, entry, finished, expected) => {
  expect(painSubstitute(entry, openSession().plan, finished)).toBe(expected)
})
