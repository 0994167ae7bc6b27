import type { Unit } from '../../lib/vocabulary'
import type { SessionLog } from '../model/log'
import { dayText } from '../model/months'
import { type Lift, liftsOf } from './lift-points'
import { ListRow } from './session-list'

interface ExerciseListProps {
  /** Newest first. */
  finished: readonly SessionLog[]
  unit: Unit
  onOpen: (exercise: string) => void
}

/** All exercises ever done, last done first, linked to their history. */
export function ExerciseList({ finished, unit, onOpen }: ExerciseListProps) {
  const lastDay = ({ points }: Lift) => points.at(-1)?.date ?? ''
  const lifts = liftsOf(finished, unit).sort((a, b) => (lastDay(a) < lastDay(b) ? 1 : -1))
  if (lifts.length === 0) return <p>No exercises done yet.</p>
  return (
    <ul className="log-list mt-3 border-b border-rule">
      {lifts.map((lift) => (
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
