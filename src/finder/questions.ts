import { equipmentWords } from '../../packages/progression'
import { exerciseLabel } from '../exercises/model/exercise-labels'
import { experienceLevels, goals, householdItems, limitations } from '../lib/vocabulary'
import { GYM, NOTHING } from '../plan/model/owned-equipment'
import { fields } from './model/answers'
import { experienceLabels, goalLabels, limitationLabels } from './model/labels'

export type Option = readonly [value: string, label: string]

export interface Question {
  legend: string
  hint?: string
  name: string
  type: 'radio' | 'checkbox'
  options: readonly Option[]
  /** Below the options: single pieces that add to them, with the summary that unfolds them. */
  pieces?: { summary: string; options: readonly Option[] }
  /** Whether visitors may also type a number. */
  takesNumber?: boolean
}

export const questions: readonly Question[] = [
  {
    legend: 'What is your goal?',
    name: fields.goal,
    type: 'radio',
    options: goals.map((word) => [word, goalLabels[word]]),
  },
  {
    legend: 'How many days a week?',
    name: fields.days,
    type: 'radio',
    options: [2, 3, 4, 5, 6].map((count) => [`${count}`, `${count} days`]),
  },
  {
    legend: 'How many minutes a session?',
    name: fields.minutes,
    type: 'radio',
    options: [20, 25, 30, 40, 45, 60, 90].map((count) => [`${count}`, `${count} min`]),
    takesNumber: true,
  },
  {
    legend: 'What do you have?',
    hint: 'A chair, a table, a wall and a towel go without saying.',
    name: fields.equipment,
    type: 'radio',
    options: [
      [NOTHING, 'Nothing'],
      ['dumbbells', 'A pair of dumbbells'],
      ['rack', 'A rack, barbell, bench and dumbbells'],
      [GYM, 'A full gym'],
    ],
    pieces: {
      summary: 'Single pieces',
      // Only what people may lack.
      options: equipmentWords
        .filter((word) => !householdItems.includes(word))
        .map((word) => [word, exerciseLabel(word)] as const),
    },
  },
  {
    legend: 'How long have you been training?',
    name: fields.experience,
    type: 'radio',
    options: experienceLevels.map((word) => [word, experienceLabels[word]]),
  },
  {
    legend: 'Any injuries or limits?',
    name: fields.limitations,
    type: 'checkbox',
    options: limitations.map((word) => [word, limitationLabels[word]]),
  },
]
