import { useMemo, useState } from 'react'
import { localDate } from '../../lib/dates'
import { Button } from '../button'
import { RadioGroup } from '../fields'
import { Title, useHeading } from '../focus'
import { dayText } from '../model/months'
import { finishedSessions } from '../model/prescribe/history'
import type { TrainingInput } from '../model/prescribe/training-input'
import { currentTraining } from '../storage/training-store'
import { CorrectSession } from './correct-session'
import { ExerciseHistory } from './exercise-history'
import { type Lift, liftsOf } from './lifts'
import { ListRow, SessionList } from './session-list'
import { useCorrections } from './use-corrections'

/** All past sessions of any plan, as a calendar and a list. The trainee can correct each one. */
export function PastView({ input }: { input: TrainingInput }) {
  const [opened, setOpened] = useState<{ session?: string; exercise?: string }>({})
  const [isByExercise, setByExercise] = useState(false)
  const heading = useHeading(opened)
  const { correct, undo, last } = useCorrections()
  const finished = useMemo(() => finishedSessions(input.sessions), [input.sessions])
  const session = finished.find(({ id }) => id === opened.session)

  function open(what: typeof opened) {
    setOpened(what)
    window.scrollTo(0, 0)
  }

  if (opened.exercise) {
    return (
      <ExerciseHistory
        exercise={opened.exercise}
        input={input}
        back="All Exercises"
        onBack={() => open({})}
      />
    )
  }
  return (
    <>
      <Title ref={heading}>{session ? session.name : 'Past sessions'}</Title>
      {session ? (
        <CorrectSession
          key={session.id}
          session={session}
          input={input}
          correct={(move) => {
            if (move.type === 'deleted') open({})
            // An earlier move of the same tap may have changed it.
            return correct(currentTraining().sessions.get(session.id) ?? session, move)
          }}
          onBack={() => open({})}
        />
      ) : (
        <RadioGroup
          legend="Shown by"
          options={[false, true]}
          label={(value) => (value ? 'exercise' : 'day')}
          value={isByExercise}
          onChange={setByExercise}
        />
      )}
      {!session && isByExercise && (
        <ExerciseList
          lifts={liftsOf(finished, input.unit)}
          onOpen={(exercise) => open({ exercise })}
        />
      )}
      {!session && !isByExercise && (
        <SessionList
          finished={finished}
          today={localDate(input.now)}
          onOpen={({ id }) => open({ session: id })}
        />
      )}
      {last && (
        <div
          className="log-undo z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-sm border border-rule bg-deep text-on-deep"
          role="status"
        >
          <p>{last.after ? `Changed: ${last.label}` : `${last.label} is deleted`}</p>
          <Button
            onClick={() => {
              undo(last)
              heading.current?.focus()
            }}
          >
            Undo
          </Button>
        </div>
      )}
    </>
  )
}

interface ExerciseListProps {
  lifts: readonly Lift[]
  onOpen: (exercise: string) => void
}

/** All exercises ever done, last done first, linked to their history. */
function ExerciseList({ lifts, onOpen }: ExerciseListProps) {
  if (lifts.length === 0) return <p>No exercises done yet.</p>
  const lastDay = ({ points }: Lift) => points.at(-1)?.date ?? ''
  return (
    <ul className="log-list mt-3 border-b border-rule">
      {lifts
        .toSorted((a, b) => (lastDay(a) < lastDay(b) ? 1 : -1))
        .map((lift) => (
          <ListRow
            key={lift.exercise}
            title={lift.title}
            facts={[
              lift.points.length === 1 ? 'once' : `${lift.points.length} times`,
              `last ${dayText(lastDay(lift))}`,
            ]}
            onOpen={() => onOpen(lift.exercise)}
          />
        ))}
    </ul>
  )
}
