import type { Entry, SessionLog } from '../../../src/training/model/log'
import { painSubstitute } from '../../../src/training/model/pain-substitute'
import { openSession } from './open-session'

const [press] = openSession().entries as [Entry]
const done = (entry: Entry): Entry => ({ ...entry, sets: [{ amount: 8, done: 'then' }] })
const instead = (why: Entry['why']) => done({ ...press, exercise: 'dip', planned: 'press', why })
const session = (...entries: Entry[]): SessionLog => ({
  ...openSession(),
  finished: 'then',
  entries,
})

test.each<[string, Entry, SessionLog[], string | undefined]>([
  ['it hurt', press, [session(instead('pain'))], 'dip'],
  ['it hurt on the way', press, [session(done(press), instead('pain'))], 'dip'],
  ['it hurt, then other exercises came', press, [session(), session(instead('pain'))], 'dip'],
  ['it was swapped for something else', press, [session(instead('preference'))], undefined],
  ['it was done since', press, [session(done(press)), session(instead('pain'))], undefined],
  ['today has begun with it', done(press), [session(instead('pain'))], undefined],
  ['it is swapped already', instead('pain'), [session(instead('pain'))], undefined],
])('%s', (_, entry, finished, expected) => {
  expect(painSubstitute(entry, openSession().plan, finished)).toBe(expected)
})

test('pain in another plan suggests no substitute', () => {
  expect(painSubstitute(press, 'other', [session(instead('pain'))])).toBeUndefined()
})
