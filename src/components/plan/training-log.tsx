import { usePrinting } from '../../hooks/use-printing'
import type { PlanDetail } from '../../lib/plan-detail'
import { type PaperSession, SessionLog } from './session-log'

interface TrainingLogProps extends Pick<PlanDetail, 'exercises'> {
  title: string
  weeks: number
  /** The sessions of a plan that says them; without any, the log has a row for each exercise. */
  sessions: readonly PaperSession[]
}

/**
 * Blank cells per week and exercise to fill in by pen. It is there while the browser prints: on paper alone, and
 * larger than the rest of the page.
 */
export function TrainingLog({ title, weeks, exercises, sessions }: TrainingLogProps) {
  const isPrinting = usePrinting()
  if (!isPrinting) return null
  const flat: PaperSession = {
    name: '',
    weeks: Array.from({ length: weeks }, (_, index) => index + 1),
    rows: exercises.map(({ name }) => ({ title: name, cells: [] })),
  }
  return (
    <section className="training-log">
      <h2>Training log: {title}</h2>
      {(sessions.length > 0 ? sessions : [flat]).map((session) => (
        <SessionLog key={session.name} session={session} />
      ))}
    </section>
  )
}
