import type { Exercise } from '../../src/content/schema/exercise'
import type { ContentFolder } from './content-folder'

const exercise: Exercise = {
  id: 'goblet-squat',
  title: 'Goblet squat',
  pattern: 'squat',
  equipment: ['dumbbell'],
  loaded: 'weight',
  muscles: { main: ['quads', 'glutes'], helping: ['abs'] },
  measure: 'reps',
  level: 'Beginner',
  steps: ['Hold the weight.', 'Sit down.', 'Stand up.'],
  cues: ['Elbows inside the knees', 'Heels down'],
  mistakes: [
    { sign: 'The heels lift', change: 'Sit less deep' },
    { sign: 'The back rounds', change: 'Hold the weight higher' },
  ],
  figure: { view: 'side', phases: [{}, { arm: [90, 90] }] },
  easier: [],
  harder: [],
  instead: [],
}

/** Adds `goblet-squat` with changed fields. */
export const addExercise = (folder: ContentFolder, fields: Partial<Exercise> = {}) =>
  folder.change(`exercises/${fields.id ?? exercise.id}.json`, { ...exercise, ...fields })
