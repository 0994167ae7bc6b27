import { readFileSync } from 'node:fs'
import path from 'node:path'
import { writeLibraryData } from '../../src/publish/library-data'
import { temporaryFolder } from '../support/temporary-folder'

test("training data has every exercise's facts and none of its texts", async () => {
  const publicFolder = temporaryFolder({ 'exercises/squat.html': '' })
  const squat = {
    id: 'squat',
    title: 'Squat',
    pattern: 'squat',
    loaded: 'weight',
    pair: true,
    equipment: ['dumbbell'],
    muscles: { main: ['quads'], helping: ['glutes'] },
    measure: 'reps',
    steps: ['Sit down.'],
    easier: [],
    harder: ['pistol'],
    instead: [],
  }
  await writeLibraryData({ publicFolder, exercises: [squat] } as never)
  const written = readFileSync(path.join(publicFolder, 'exercises/library.json'), 'utf8')
  expect(JSON.parse(written)).toEqual([
    {
      exerciseId: 'squat',
      title: 'Squat',
      pattern: 'squat',
      loaded: 'weight',
      pair: true,
      equipment: ['dumbbell'],
      main: ['quads'],
      helping: ['glutes'],
      measure: 'reps',
      alsoCalled: [],
      hardOn: [],
      easier: [],
      harder: ['pistol'],
      instead: [],
    },
  ])
})
