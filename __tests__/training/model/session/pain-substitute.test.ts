import type { Entry, SessionLog } from '../../../../src/training/model/log'
import { painSubstitute } from '../../../../src/training/model/session/pain-substitute'
import { openSession } from '../open-session'

const [press] = openSession().entries as [Entry]
const done = (entry: Entry): Entry => ({ ...entry, sets: [{ amount: 8, done: 'then' }] })
const instead = (why: Entry['why']) => done({ ...press, exercise: 'dip', planned: 'press', why })
const session = (...entries: Entry[]): SessionLog => ({
  ...openSession(),
  finished: 'then',
  entries,
})

test.each<[string, Entry, SessionLog[], string | undefined]>([
  ['pain: suggests the substitute', press, [session(instead('pain'))], 'dip'],
  [
    'pain in mid-exercise: suggests the substitute',
    press,
    [session(done(press), instead('pain'))],
    'dip',
  ],
  [
    'pain, then a session without the exercise: suggests the substitute',
    press,
    [session(), session(instead('pain'))],
    'dip',
  ],
  ['a swap by preference: no suggestion', press, [session(instead('preference'))], undefined],
  [
    'done again since: no suggestion',
    press,
    [session(done(press)), session(instead('pain'))],
    undefined,
  ],
  ['already started today: no suggestion', done(press), [session(instead('pain'))], undefined],
  ['already swapped: no suggestion', instead('pain'), [session(instead('pain'))], undefined],
])('%s', (_, entry, finished, expected) => {
  expect(painSubstitute(entry, openSession().plan, finished)).toBe(expected)
})

test('pain in another plan suggests no substitute', () => {
  expect(painSubstitute(press, 'other', [session(instead('pain'))])).toBeUndefined()
})
