import type { Exercise } from '../../src/content/schema/exercise'
import type { ContentFolder } from './content-folder'
import { goodContent } from './good-content'

/** An exercise in order, except what is given. */
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

/** Puts an exercise into a content folder. */
export function addExercise(folder: ContentFolder, fields: Partial<Exercise> = {}): void {
  const exercise = anExercise(fields)
  folder.write(`exercises/${exercise.id}.json`, JSON.stringify(exercise, null, 2))
}

/**
 * Content in order with a small library: `chair-squat`, for which nothing is needed, is easier than
 * `goblet-squat`, and can be done instead.
 */
export function goodLibrary(): ContentFolder {
  const folder = goodContent()
  addExercise(folder, { id: 'chair-squat', title: 'Chair squat', equipment: [], loaded: 'body' })
  addExercise(folder, { easier: ['chair-squat'], instead: ['chair-squat'] })
  return folder
}
