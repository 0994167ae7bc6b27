import type { WeekTable } from './model/week-table'
import { SessionTable } from './session-table'

interface WeekSessionsProps {
  week: Pick<WeekTable, 'sessions'>
  /** Warm-up of sessions without their own. */
  warmUp: string | null | undefined
  withLog?: boolean
}

/** A week's sessions, in weekday order. */
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
