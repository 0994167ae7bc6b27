import { writeLibraryData } from '../../src/post-build/library-data'
import { temporaryFolder } from '../support/temporary-folder'
import { readPublic } from './gatsby-site'

test("training data has every exercise's facts and none of its texts", async () => {
  const publicFolder = temporaryFolder({ 'exercises/squat.html': '' })
  const facts = {
    title: 'Squat',
    pattern: 'squat',
    loaded: 'weight',
    pair: true,
    equipment: ['dumbbell'],
    measure: 'reps',
    easier: [],
    harder: ['pistol'],
    instead: [],
  }
  const muscles = { main: ['quads'], helping: ['glutes'] }
  const squat = { ...facts, id: 'squat', muscles, steps: ['Sit down.'] }
  await writeLibraryData({ publicFolder, exercises: [squat] } as never)
  expect(JSON.parse(readPublic({ publicFolder }, 'exercises/library.json'))).toEqual([
    { ...facts, ...muscles, exerciseId: 'squat', alsoCalled: [], hardOn: [] },
  ])
})
