import type { ProgramLine, ProgramSession } from '../../../../packages/progression/language/program'
import { parseProgression } from '../../../../packages/progression/language/progression'
import { sessionsInWeek } from '../../../../packages/progression/language/week'
import { shortSession } from '../../../../packages/progression/week/short-session'
import { exercise, libraryWith, line } from '../../../support/fixtures/replaceable'
import { aSession } from '../../../support/fixtures/sample-program'

const library = libraryWith(
  exercise('bench', { main: ['chest'], helping: ['triceps'], equipment: ['barbell'] }),
  exercise('row', { pattern: 'pull', main: ['lats'], helping: ['biceps'] }),
  exercise('press', { main: ['shoulders'], helping: ['triceps'] }),
  exercise('raise', { pattern: 'isolation', main: ['shoulders'] }),
  exercise('curl', { pattern: 'isolation', main: ['biceps'] }),
  exercise('extension', { pattern: 'isolation', main: ['triceps'] }),
  exercise('calf', { pattern: 'isolation', main: ['calves'] }),
  exercise('plank', { pattern: 'trunk', main: ['abs'] }),
  exercise('ride', { pattern: 'conditioning', main: ['quads'] }),
)
const session = (name: string, ...lines: ProgramLine[]) => aSession(name, { lines, weeks: [1] })
function shortOf(...sessions: ProgramSession[]) {
  const progression = parseProgression({})
  const week = sessionsInWeek({ deloads: [], tests: [], progression, sessions }, 1)
  return week.map((session) => shortSession(session, week, library))
}

test('accessories go before main lifts, last first, down to half a session', () => {
  // Warm-up 6 minutes, then per exercise 3 × (40 + 50) + 45 = 315 seconds, without the last rest.
  const lines = ['bench', 'row', 'press', 'raise', 'curl', 'extension'].map((id) => line(id))
  expect(shortOf(session('Upper', ...lines))).toEqual([
    {
      name: 'Upper',
      minutes: 37,
      steps: [
        { leave: ['Extension'], minutes: 31 },
        { leave: ['Curl'], minutes: 26 },
        { leave: ['Raise'], minutes: 21 },
      ],
    },
  ])
})

test('main lifts go after accessories, but never the first one', () => {
  const more = session('Other', line('row'), line('press'), line('curl'))
  const [upper] = shortOf(session('Upper', line('bench'), line('row'), line('press')), more)
  expect(upper?.steps).toEqual([{ leave: ['Press'], minutes: 16 }])
})

test('the only exercise of the week for a muscle stays', () => {
  const upper = session('Upper', line('bench'), line('raise'), line('calf'), line('plank'))
  expect(shortOf(upper)[0]?.steps).toEqual([])
  const legs = session('Legs', line('ride'), line('calf'))
  expect(shortOf(upper, legs)[0]?.steps).toEqual([{ leave: ['Calf'], minutes: 21 }])
})

test('a superset goes as one; a test and the sets before it stay', () => {
  const pair = [line('curl', { group: 'A' }), line('extension', { group: 'A' })]
  const lines = [line('bench'), line('row'), ...pair]
  expect(shortOf(session('Upper', ...lines))[0]?.steps).toEqual([
    { leave: ['Curl', 'Extension'], minutes: 16 },
  ])
  const test = [line('row'), line('bench'), line('bench', { test: true })]
  expect(shortOf(session('Test', ...test))).toEqual([{ name: 'Test', minutes: 21, steps: [] }])
})

test('a circuit stays whole and loses a round instead', () => {
  const circuit = ['bench', 'row', 'curl'].map((id) => line(id, { group: 'A' }))
  // Three rounds of 3 × 90 seconds, without the last rest; then two.
  expect(shortOf(session('Loop', ...circuit))).toEqual([
    { name: 'Loop', minutes: 19, steps: [], fewerSets: 14 },
  ])
  const more = ['bench', 'press', 'calf'].map((id) => line(id))
  const others = ['row', 'curl', 'press'].map((id) => line(id))
  const [long] = shortOf(
    session('Long', ...more, ...circuit.map((one) => ({ ...one, exercise: 'curl' }))),
    session('Other', ...others),
  )
  expect(long?.steps).toEqual([{ leave: ['Press'], minutes: 29 }])
})
