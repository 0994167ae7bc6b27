import { contentWithSessions, line, planFile, withSessions } from './good-content'
import { testMistakes } from './mistakes'

const file = 'workouts/base-beginner.json'
const [session] = withSessions.sessions

/** A plan whose first line has other fields, as the simulated lifters meet it. */
const withLine = (fields: object) =>
  planFile({
    featured: true,
    sessions: [{ ...session, exercises: [{ ...line, ...fields }, session.exercises[1]] }],
  })

testMistakes(
  [
    {
      name: 'a percentage of a weight that no session before has shown',
      make: (folder) => folder.write(file, withLine({ percent: 90, of: 'last time' })),
      file,
      field: 'sessions[0].exercises[0]',
      says: ['Week 1 asks the lifter "steady"', 'choose a weight'],
    },
  ],
  contentWithSessions,
)

test('a percentage of a one-rep max passes, because training asks for it first', () => {
  const folder = contentWithSessions()
  folder.write(file, withLine({ percent: 80 }))
  expect(folder.check().errors).toEqual([])
})
