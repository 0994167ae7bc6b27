import { useEffect, useRef, useState } from 'react'
import { exerciseLabel, exercisesFound } from '../../exercises/model/exercise-words'
import { planFitPath, slugify } from '../../lib/paths'
import { canDo, gearOf } from '../../plan/model/gear'
import { exercisesOf, gearCoveredBySwaps, replacementsWithout } from '../../plan/model/replacements'
import { HiddenText } from '../../ui/hidden-text'
import { showToast } from '../../ui/toast'
import { Button } from '../button'
import { findExercise, type LibraryExercise } from '../model/exercises'
import type { TrainingInput } from '../model/prescribe/training-input'
import type { TrainingPlan } from '../training-plan'
import { changeSettings } from '../use-settings'
import { addExercise, setPlanSwaps } from './plan-decisions'
import { useLibrary } from './use-library'

interface EquipmentSwapsProps {
  plan: TrainingPlan
  input: TrainingInput
}

/** Missing equipment in the URL, as `trainWithoutPath` writes it. */
const missingInUrl = () =>
  new URLSearchParams(window.location.search).get('without')?.split(',') ?? []

/** Lets trainees mark missing equipment, and swaps exercises that need it in all sessions. */
export function EquipmentSwaps({ plan, input }: EquipmentSwapsProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [wanted] = useState(missingInUrl)
  const [isOpen, setOpen] = useState(wanted.length > 0)
  const library = useLibrary(isOpen)
  // Scroll only for visitors who followed a link to it, not when returning from a session.
  useEffect(() => {
    if (wanted.length === 0) return
    const { history, location } = window
    history.replaceState(history.state, '', location.pathname)
    details.current?.scrollIntoView()
  }, [wanted])
  return (
    <details
      ref={details}
      open={isOpen}
      className="train-settings train-choice"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>With What You Have</summary>
      {library ? (
        <MissingEquipment plan={plan} input={input} exercises={library} wanted={wanted} />
      ) : (
        <p role="status">
          {library === null
            ? 'The exercises could not be loaded. Check your connection, and open this again.'
            : 'Loading the exercises …'}
        </p>
      )}
      <p className="text-sm text-muted">
        The PDF and the calendar always show the original plan.{' '}
        <a href={planFitPath(plan.planId)} className="text-link">
          Short on time? What to leave out first
        </a>
      </p>
    </details>
  )
}

interface MissingEquipmentProps extends EquipmentSwapsProps {
  exercises: readonly LibraryExercise[]
  /** Initially marked equipment, from the URL. */
  wanted: readonly string[]
}

function MissingEquipment({ plan, input, exercises, wanted }: MissingEquipmentProps) {
  const { planId, program } = plan
  const { swaps } = input.state
  const library = new Map(exercises.map((exercise) => [exercise.exerciseId, exercise]))
  const gear = gearOf(exercisesOf(program, library))
  const { lacks = [] } = input
  const [marked, setMarked] = useState<readonly string[]>(() => {
    const covered = [...gearCoveredBySwaps(program, library, swaps), ...lacks]
    return gear.filter((piece) => covered.includes(piece) || wanted.includes(slugify(piece)))
  })
  /** Swaps during a session and other plans use these settings too. */
  function mark(missing: readonly string[]) {
    setMarked(missing)
    changeSettings({ lacks: [...lacks.filter((piece) => !gear.includes(piece)), ...missing] })
  }
  const remaining = gear.filter((piece) => !marked.includes(piece))
  const titleOf = (id: string) => library.get(id)?.title ?? findExercise(plan.exercises, id).title
  /** Changes to offer. A trainee's swap stays if the remaining equipment allows it. */
  const changes = replacementsWithout(marked, program, library).filter(({ exercise }) => {
    const currentSwap = library.get(swaps[exercise.exerciseId] ?? '')
    return !currentSwap || !canDo(currentSwap, remaining)
  })
  const found = changes.flatMap(({ exercise, by }) => (by ? [[exercise, by] as const] : []))
  const swapped = exercisesOf(program, library).filter(({ exerciseId }) => swaps[exerciseId])

  function swap(next: Readonly<Record<string, string>>, message: string) {
    const before = Object.fromEntries(Object.keys(next).map((id) => [id, swaps[id] ?? id]))
    setPlanSwaps(planId, next)
    showToast(message, { label: 'Undo', onClick: () => setPlanSwaps(planId, before) })
  }

  function swapFound() {
    mark(marked)
    for (const [, { exerciseId }] of found) {
      const exercise = library.get(exerciseId)
      if (exercise && !plan.exercises.has(exerciseId)) addExercise(planId, exercise)
    }
    const next = found.map(([exercise, by]) => [exercise.exerciseId, by.exerciseId] as const)
    swap(Object.fromEntries(next), `${exercisesFound(found.length)} swapped in all sessions.`)
  }

  if (gear.length === 0) return <p>This plan needs only household items.</p>
  return (
    <>
      <p>
        Mark what is missing where you train. New sessions swap exercises that need it for others
        from the library.
      </p>
      <fieldset>
        <legend className="text-sm text-muted">Missing</legend>
        {gear.map((piece) => (
          <label key={piece} className="train-box">
            <input
              type="checkbox"
              checked={marked.includes(piece)}
              onChange={({ target }) =>
                mark(
                  target.checked
                    ? [...marked, piece]
                    : marked.filter((markedPiece) => markedPiece !== piece),
                )
              }
            />
            {exerciseLabel(piece)}
          </label>
        ))}
      </fieldset>
      {changes.length > 0 && (
        <Changes
          label="What changes"
          list={changes.map(({ exercise, by }) => [
            exercise.title,
            by?.title ?? 'skip it, nothing replaces it',
          ])}
        />
      )}
      {found.length > 0 && (
        <Button className="button button-primary mt-3" onClick={swapFound}>
          {found.length === 1 ? 'Swap It' : `Swap All ${found.length}`}
        </Button>
      )}
      {swapped.length > 0 && (
        <>
          <Changes
            label="Swapped now"
            list={swapped.map(({ exerciseId, title }) => [title, titleOf(swaps[exerciseId] ?? '')])}
          />
          <Button
            className="button mt-3"
            onClick={() => {
              mark([])
              const original = swapped.map(({ exerciseId }) => [exerciseId, exerciseId] as const)
              swap(Object.fromEntries(original), 'Your plan has its original exercises again.')
            }}
          >
            Use the Original Exercises
          </Button>
        </>
      )}
    </>
  )
}

interface ChangesProps {
  label: string
  /** Planned exercise and substitute. */
  list: readonly (readonly [from: string, to: string])[]
}

const Changes = ({ label, list }: ChangesProps) => (
  <>
    <p className="mt-3 text-sm text-muted">{label}</p>
    <ul className="train-preview" aria-label={label}>
      {list.map(([from, to]) => (
        <li key={from}>
          <span>{from}</span>
          <HiddenText>: </HiddenText>
          <span className="train-asked font-bold">{to}</span>
        </li>
      ))}
    </ul>
  </>
)
