import { doneSets, type SessionLog } from '../model/log'
import { dayText } from '../model/months'
import { ListRow } from './session-list'

interface ExerciseListProps {
  /** Newest first. */
  finished: readonly SessionLog[]
  onOpen: (exercise: string) => void
}

/** All exercises ever done, last done first, linked to their history. */
export function ExerciseList({ finished, onOpen }: ExerciseListProps) {
  const exercises = new Map<string, { title: string; date: string; times: number }>()
  for (const { date, entries } of finished) {
    for (const { exercise, title, sets } of entries) {
      if (doneSets({ sets }).length === 0) continue
      const summary = exercises.get(exercise)
      if (summary) summary.times++
      else exercises.set(exercise, { title, date, times: 1 })
    }
  }
  if (exercises.size === 0) return <p>No exercises done yet.</p>
  return (
    <ul className="log-list">
      {[...exercises].map(([id, { title, date, times }]) => (
        <ListRow
          key={id}
          title={title}
          facts={[times === 1 ? 'once' : `${times} times`, `last ${dayText(date)}`]}
          onOpen={() => onOpen(id)}
        />
      ))}
    </ul>
  )
}
