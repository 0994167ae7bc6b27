import { agendaSessions, planAgenda } from '../../../src/plan/model/agenda'
import { libraryOf } from '../../../src/plan/model/program'
import {
  aLine,
  aSession,
  sampleLibrary,
  sampleProgram,
} from '../../support/fixtures/sample-program'

const library = libraryOf(sampleLibrary)

test('lists the sessions of each week by name and day', () => {
  const bench = { name: 'Bench Day', day: 'Monday', minutes: 40 }
  const road = { name: 'Road', minutes: null }
  expect(planAgenda(sampleProgram, 2)).toEqual([
    [bench, { ...road, day: 'Thursday' }],
    [bench, { ...road, day: 'Friday' }],
  ])
})

test('lists every session with the lines of its week', () => {
  const sessions = agendaSessions(sampleProgram, 2, library)
  expect(sessions.map(({ week, session, name }) => [week, session, name])).toEqual([
    [1, 1, 'Bench Day'],
    [1, 2, 'Road'],
    [2, 1, 'Bench Day'],
    [2, 2, 'Road'],
  ])
  expect(sessions[1]).toEqual({
    week: 1,
    session: 2,
    day: 'Thursday',
    name: 'Road',
    warmUp: 'Walk until you want to run.',
    lines: [
      {
        exercise: 'easy-run',
        title: 'Easy run',
        sets: 1,
        measure: 'minutes',
        amount: '20',
        effort: 'full sentences',
        text: 'Easy run: 1 × 20 min; full sentences.',
      },
    ],
  })
  expect(sessions[0]).toMatchObject({ minutes: 40, warmUp: 'Five minutes of easy walking.' })
  expect(sessions[2]?.lines.map(({ text }) => text)).toContain(
    'Dumbbell curl: 2 × 10-12; 1 in reserve; rest 30 s. Tempo 3-1-1.',
  )
})

test('names the exercise whose maximum a percent refers to', () => {
  const lines = [
    aLine('bench-press', { percent: [70] }),
    aLine('dumbbell-curl', { percent: [40], lift: 'bench-press' }),
  ]
  const [session] = agendaSessions(
    { ...sampleProgram, sessions: [aSession('A', { lines })] },
    1,
    library,
  )
  expect(session?.lines.map(({ percent, percentOf }) => [percent, percentOf])).toEqual([
    [70, 'bench-press'],
    [40, 'bench-press'],
  ])
})
