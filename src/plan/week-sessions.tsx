import type { WeekTable } from './model/week-table'
import { SessionTable } from './session-table'

interface WeekSessionsProps {
  week: Pick<WeekTable, 'sessions'>
  /** How every session starts that has no warm-up of its own. */
  warmUp: string | null | undefined
  withLog?: boolean
}

/** All sessions of a week, in the order of their days. */
export function WeekSessions({ week, warmUp, withLog }: WeekSessionsProps) {
  return (
    <div className="grid gap-10">
      {warmUp && (
        <p className="max-w-[42rem]">
          <strong>Warm-up:</strong>
          {` ${warmUp}`}
        </p>
      )}
      {week.sessions.map((session) => (
        <SessionTable key={session.name + session.days} session={session} withLog={withLog} />
      ))}
    </div>
  )
}
