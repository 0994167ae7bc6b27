import { useMemo } from 'react'
import { localDate } from '../../../packages/basics'
import { finishedSessions } from '../../../packages/progression'
import { Button } from '../button'
import { RadioGroup } from '../choices'
import { dayText } from '../model/months'
import { useLoadedTraining } from '../storage/store'
import type { PlanProps } from '../training-plan'
import { Title, useHeading } from '../use-focus'
import type { TrainingView } from '../use-view'
import { CorrectSession } from './correct-session'
import { deleteSession, lastCorrection, undoCorrection } from './corrections'
import { type Lift, liftsOf } from './lifts'
import { ListRow, SessionList } from './session-list'

interface PastViewProps extends PlanProps {
  /** Id of the opened session. */
  opened: string
  isByExercise: boolean
  onByExercise: (isByExercise: boolean) => void
  onView: (view: TrainingView, isOver?: boolean) => void
}

/** All past sessions of any plan, as a calendar and a list. The trainee can correct each one. */
export function PastView(props: PastViewProps) {
  const { plan, input, opened, isByExercise, onByExercise, onView } = props
  const heading = useHeading()
  const { sessions, undoSteps } = useLoadedTraining()
  const last = lastCorrection(undoSteps)
  const changed = last && sessions.get(last.session.id)
  const finished = useMemo(() => finishedSessions(input.sessions), [input.sessions])
  const session = finished.find(({ id }) => id === opened)

  return (
    <>
      <Title ref={heading}>{session ? session.name : 'Past sessions'}</Title>
      {session ? (
        <CorrectSession
          key={session.id}
          plan={plan}
          session={session}
          input={input}
          onBack={() => onView({ tab: 'past' })}
          onDelete={() => {
            onView({ tab: 'past' }, true)
            deleteSession(session)
          }}
        />
      ) : (
        <RadioGroup
          legend="Group by"
          options={[false, true]}
          label={(value) => (value ? 'exercise' : 'day')}
          value={isByExercise}
          onChange={onByExercise}
        />
      )}
      {!session && isByExercise && (
        <ExerciseList
          lifts={liftsOf(finished, input.unit)}
          onOpen={(exercise) => onView({ tab: 'past', exercise })}
        />
      )}
      {!session && !isByExercise && (
        <SessionList
          finished={finished}
          today={localDate(input.now)}
          onOpen={({ id }) => onView({ tab: 'past', session: id })}
        />
      )}
      {last && (
        <div
          className="no-print sticky bottom-3 z-10 flex items-center justify-between gap-4 rounded-sm border border-rule bg-deep py-2 pr-2 pl-4 text-on-deep"
          role="status"
        >
          <p className="min-w-0 text-sm">
            {changed
              ? `Changed: ${last.label} (${dayText(changed.date)})`
              : `${last.session.name} is deleted`}
          </p>
          <Button
            onClick={() => {
              undoCorrection(last.session)
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
            key={lift.exercise + lift.measure}
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
