import { type SessionLog, sessionKey, weeklyLoads } from '../../../packages/progression'
import { LoadLine } from '../../plan/load-line'
import type { TrainingPlan } from '../training-plan'

interface PlanSoFarProps {
  plan: TrainingPlan
  session: SessionLog
}

/** The plan's load line, filled up to a session. Nothing for a session that the plan no longer has. */
export function PlanSoFar({ plan: { program, weeks, slots }, session }: PlanSoFarProps) {
  const place = slots.findIndex(({ key }) => key === sessionKey(session.week, session.session))
  const slot = slots[place]
  if (!slot) return null
  const inWeek = slots.filter(({ week }) => week === slot.week)
  const filled = (slot.week - 1 + (inWeek.indexOf(slot) + 1) / inWeek.length) / weeks
  const loads = weeklyLoads(program, weeks)
  return (
    <figure className="log-so-far">
      <div aria-hidden="true">
        <LoadLine loads={loads} />
        <div style={{ clipPath: `inset(0 ${100 - 100 * filled}% 0 0)` }}>
          <LoadLine loads={loads} />
        </div>
      </div>
      <figcaption>
        Session {place + 1} of {slots.length}
      </figcaption>
    </figure>
  )
}
