import { exerciseLabel } from '../exercises/model/exercise-words'
import { paths } from '../lib/paths'
import {
  equipmentWords,
  experienceLevels,
  goals,
  householdItems,
  limitations,
} from '../lib/vocabulary'
import { type Answers, fields, GYM, NOTHING } from './model/answers'
import { experienceLabels, goalLabels } from './model/labels'

/** Id of the section with the results. */
export const ANSWER_ID = 'answer'

const dayOptions = [2, 3, 4, 5, 6]
const minuteOptions = [20, 30, 40, 45, 50, 60, 75, 90]

/** Only equipment that people may lack. Everyone has household items. */
const pieces = equipmentWords.filter((word) => !householdItems.includes(word))

interface FinderFormProps {
  answers: Answers | undefined
  /** Equipment words as checked, before expansion. */
  ticked: readonly string[]
}

/** The finder's questions. Submits by GET to its own address, so that sending needs no script. */
export function FinderForm({ answers, ticked }: FinderFormProps) {
  const { goal, days, minutes, experience, limitations: chosenLimitations = [] } = answers ?? {}
  return (
    <form
      action={`${paths.find}#${ANSWER_ID}`}
      aria-label="Find a plan"
      data-starts="query"
      className="needs-script grid gap-8"
    >
      <Question
        legend="What do you want?"
        name={fields.goal}
        kind="radio"
        options={goals.map((word) => [word, goalLabels[word]])}
        chosen={goal ? [goal] : []}
      />
      <Question
        legend="How many days a week?"
        name={fields.days}
        kind="radio"
        options={dayOptions.map((count) => [`${count}`, `${count} days`])}
        chosen={[`${days}`]}
      />
      <Question
        legend="How many minutes a session?"
        name={fields.minutes}
        kind="radio"
        options={minuteOptions.map((count) => [`${count}`, `${count} min`])}
        chosen={[`${minutes}`]}
      />
      <Question
        legend="What do you have?"
        hint="No need to check a chair, table, wall or towel."
        name={fields.equipment}
        kind="checkbox"
        options={[
          [NOTHING, 'Nothing'],
          [GYM, 'A full gym'],
          ...pieces.map((word): Option => [word, exerciseLabel(word)]),
        ]}
        chosen={ticked}
      />
      <Question
        legend="How long have you been training?"
        name={fields.experience}
        kind="radio"
        options={experienceLevels.map((word) => [word, experienceLabels[word]])}
        chosen={experience ? [experience] : []}
      />
      <Question
        legend="Any injuries or limits?"
        name={fields.limitations}
        kind="checkbox"
        options={limitations.map((word) => [word, exerciseLabel(word)])}
        chosen={chosenLimitations}
      />
      <p className="flex flex-wrap gap-3">
        <button type="submit" className="button button-primary">
          Show My Plans
        </button>
        {answers && (
          <a href={paths.find} className="button">
            Start Again
          </a>
        )}
      </p>
    </form>
  )
}

type Option = [value: string, label: string]

interface QuestionProps {
  legend: string
  hint?: string
  name: string
  kind: 'radio' | 'checkbox'
  options: readonly Option[]
  chosen: readonly string[]
}

/** A question with options styled like list filters. */
function Question({ legend, hint, name, kind, options, chosen }: QuestionProps) {
  return (
    <fieldset>
      <legend className="display text-lg">{legend}</legend>
      {hint && <p className="mt-1 text-sm text-muted">{hint}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {options.map(([value, label]) => (
          <label key={value} className="filter-link choice">
            <input type={kind} name={name} value={value} defaultChecked={chosen.includes(value)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
