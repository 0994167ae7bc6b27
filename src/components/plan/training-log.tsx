import { useLater } from '../../hooks/use-later'
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
 * Blank cells per week and exercise to fill in by pen. Printed with the plan, not shown on the screen. The
 * log of a plan with sessions is drawn when the browser prints: it is larger than the rest of the page.
 */
export function TrainingLog({ title, weeks, exercises, sessions }: TrainingLogProps) {
  const hasSessions = sessions.length > 0
  // A quarter of the page and more, all of it for paper.
  const isLater = useLater()
  const isPrinting = usePrinting()
  if (hasSessions ? !isPrinting : !isLater) return null
  const flat: PaperSession = {
    name: '',
    weeks: Array.from({ length: weeks }, (_, index) => index + 1),
    rows: exercises.map(({ name }) => ({ title: name, cells: [] })),
  }
  return (
    <section className="training-log">
      <h2>Training log: {title}</h2>
      {(hasSessions ? sessions : [flat]).map((session) => (
        <SessionLog key={session.name} session={session} />
      ))}
    </section>
  )
}
