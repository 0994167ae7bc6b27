import { equipmentWords } from '../../packages/progression'
import { exerciseLabel } from '../exercises/model/exercise-labels'
import { paths } from '../lib/paths'
import { experienceLevels, goals, householdItems, limitations } from '../lib/vocabulary'
import { fields, GYM, NOTHING, parseAnswers } from './model/answers'
import { experienceLabels, goalLabels, limitationLabels } from './model/labels'

/** Id of the section with the results. */
export const ANSWER_ID = 'answer'

interface Question {
  legend: string
  hint?: string
  name: string
  type: 'radio' | 'checkbox'
  options: readonly (readonly [value: string, label: string])[]
}

const questions: readonly Question[] = [
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
    options: [20, 30, 40, 45, 50, 60, 75, 90].map((count) => [`${count}`, `${count} min`]),
  },
  {
    legend: 'What do you have?',
    hint: 'No need to check a chair, table, wall or towel.',
    name: fields.equipment,
    type: 'checkbox',
    options: [
      [NOTHING, 'Nothing'],
      [GYM, 'A full gym'],
      // Only what people may lack.
      ...equipmentWords
        .filter((word) => !householdItems.includes(word))
        .map((word) => [word, exerciseLabel(word)] as const),
    ],
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

/**
 * The finder's questions, with the answers of a query checked. Submits by GET to its own address, so that
 * sending needs no script.
 */
export function FinderForm({ search }: { search: string }) {
  const query = new URLSearchParams(search)
  return (
    <form
      action={`${paths.find}#${ANSWER_ID}`}
      aria-label="Find a plan"
      data-starts="query"
      className="needs-script grid gap-8"
    >
      {questions.map(({ legend, hint, name, type, options }) => (
        <fieldset key={name}>
          <legend className="display text-lg">{legend}</legend>
          {hint && <p className="mt-1 text-sm text-muted">{hint}</p>}
          <div className="mt-3 flex flex-wrap gap-2">
            {options.map(([value, label]) => (
              <label key={value} className="filter-link choice">
                <input
                  type={type}
                  name={name}
                  value={value}
                  defaultChecked={query.getAll(name).includes(value)}
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <p className="flex flex-wrap gap-3">
        <button type="submit" className="button button-primary">
          Show My Plans
        </button>
        {parseAnswers(search) && (
          <a href={paths.find} className="button">
            Start Again
          </a>
        )}
      </p>
    </form>
  )
}
