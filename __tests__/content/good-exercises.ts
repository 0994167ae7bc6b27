import type { Exercise } from '../../src/content/schema/exercise'
import type { ContentFolder } from './content-folder'
import { goodContent } from './good-content'

/** A valid exercise with changed fields. */
export const anExercise = (fields: Partial<Exercise> = {}): Exercise => ({
  id: 'goblet-squat',
  title: 'Goblet squat',
  pattern: 'squat',
  equipment: ['dumbbell or kettlebell'],
  loaded: 'weight',
  muscles: { main: ['quads', 'glutes'], helping: ['abs'] },
  measure: 'reps',
  level: 'Beginner',
  steps: ['Hold the weight.', 'Sit down between the knees.', 'Stand up.'],
  cues: ['Elbows inside the knees', 'Push the floor away'],
  mistakes: [
    { sign: 'The heels lift.', change: 'Sit less deep.' },
    { sign: 'The knees fall in.', change: 'Push them out.' },
  ],
  figure: { view: 'side', phases: [{}, { arm: [90, 90] }] },
  easier: [],
  harder: [],
  instead: [],
  ...fields,
})

/** Adds an exercise to a content folder. */
export function addExercise(folder: ContentFolder, fields: Partial<Exercise> = {}): void {
  const exercise = anExercise(fields)
  folder.write(`exercises/${exercise.id}.json`, JSON.stringify(exercise, null, 2))
}

/**
 * Valid content with a small library: `chair-squat`, which needs no equipment, is easier than
 * `goblet-squat` and can replace it.
 */
export function goodLibrary(): ContentFolder {
  const folder = goodContent()
  addExercise(folder, { id: 'chair-squat', title: 'Chair squat', equipment: [], loaded: 'body' })
  addExercise(folder, { easier: ['chair-squat'], instead: ['chair-squat'] })
  return folder
}
