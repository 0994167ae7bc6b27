import { hasSessions } from '../lib/has-sessions'
import { PlanActionRow } from '../ui/plan-action-row'
import { useOnDemand } from '../ui/use-on-demand'
import { loadSessions } from './load-sessions'

interface CalendarButtonProps {
  plan: Queries.PlanActionsFragment
  /** Returns the first week not yet done. */
  openWeek: () => Promise<number>
}

/** Opens the calendar dialog. The first click loads its code, the sessions and the first open week. */
export function CalendarButton({ plan, openWeek }: CalendarButtonProps) {
  const { part, failed, request, close } = useOnDemand(async () => {
    const [{ CalendarDialog }, sessions, from] = await Promise.all([
      import('./calendar-dialog'),
      hasSessions(plan) ? loadSessions(plan.planId) : [],
      openWeek(),
    ])
    return { CalendarDialog, sessions, from, opened: Date.now() }
  })
  return (
    <PlanActionRow
      icon="calendar"
      label="Add to Calendar"
      failed={failed}
      onClick={() => request()}
    >
      {part && <part.CalendarDialog key={part.opened} {...part} plan={plan} onClose={close} />}
    </PlanActionRow>
  )
}
