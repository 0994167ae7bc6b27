import { useEffect, useMemo, useRef, useState } from 'react'
import { localDate } from '../../lib/dates'
import { finishedSessions } from '../model/history'
import type { TrainingInput } from '../model/training-input'
import type { Training } from '../storage/training-store'
import { CorrectSession } from './correct-session'
import { ExerciseHistory } from './exercise-history'
import { ExerciseList } from './exercise-list'
import { SessionList } from './session-list'
import { useCorrections } from './use-corrections'

interface PastViewProps {
  input: TrainingInput
  training: Training
}

/** Every session that was trained, whatever its plan: a calendar and a list. Each can be corrected. */
export function PastView({ input, training }: PastViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [opened, setOpened] = useState<string>()
  const [exercise, setExercise] = useState<string>()
  const [isByExercise, setByExercise] = useState(false)
  const { correct, undo, last } = useCorrections(training.sessions)
  const finished = useMemo(
    () => finishedSessions([...training.sessions.values()]),
    [training.sessions],
  )
  const session = finished.find(({ id }) => id === opened)
  const isOpen = session !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: where what is shown changes
  useEffect(() => heading.current?.focus({ preventScroll: true }), [isOpen])

  function open(id: string | undefined) {
    setOpened(id)
    window.scrollTo(0, 0)
  }
  function openExercise(id: string | undefined) {
    setExercise(id)
    window.scrollTo(0, 0)
  }

  if (exercise) {
    return (
      <ExerciseHistory
        exercise={exercise}
        plan={input.state.plan}
        finished={finished}
        unit={input.unit}
        back="All Exercises"
        onBack={() => openExercise(undefined)}
      />
    )
  }
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="display train-title">
        {session ? session.name : 'Past sessions'}
      </h2>
      {session ? (
        <CorrectSession
          key={session.id}
          session={session}
          unit={input.unit}
          exercises={input.exercises}
          correct={(move) => {
            correct(session, move)
            if (move.type === 'deleted') open(undefined)
          }}
          onBack={() => open(undefined)}
        />
      ) : (
        <>
          <fieldset className="train-units no-print">
            <legend className="text-sm text-muted">Shown by</legend>
            {[false, true].map((value) => (
              <label key={`${value}`} className="filter-link train-unit">
                <input
                  type="radio"
                  name="by"
                  checked={isByExercise === value}
                  onChange={() => setByExercise(value)}
                />
                {value ? 'exercise' : 'day'}
              </label>
            ))}
          </fieldset>
          {isByExercise ? (
            <ExerciseList finished={finished} onOpen={openExercise} />
          ) : (
            <SessionList
              finished={finished}
              today={localDate(input.now)}
              whole={training.whole}
              onOpen={({ id }) => open(id)}
            />
          )}
        </>
      )}
      {last && (
        <div className="log-undo" role="status">
          <p>{last.after ? `Changed: ${last.label}` : `${last.label} is deleted`}</p>
          <button
            type="button"
            className="button"
            onClick={() => {
              undo(last)
              heading.current?.focus()
            }}
          >
            Undo
          </button>
        </div>
      )}
    </>
  )
}
