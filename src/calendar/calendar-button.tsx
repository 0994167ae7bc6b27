import { PlanTool } from '../ui/plan-tool'
import { useOnDemand } from '../ui/use-on-demand'
import { loadSessions } from './load-sessions'

interface CalendarButtonProps {
  plan: Queries.PlanActionsFragment
  /** Returns the first week that is still to be done. */
  openWeek: () => Promise<number>
}

/**
 * Opens the dialog that makes a calendar file of a plan. The dialog is loaded with the first click, and with
 * it what the sessions ask for, and which week is the first to be done.
 */
export function CalendarButton({ plan, openWeek }: CalendarButtonProps) {
  const { part, failed, request, close } = useOnDemand(async () => {
    const [{ CalendarDialog }, sessions, from] = await Promise.all([
      import('./calendar-dialog'),
      plan.agenda.length > 0 ? loadSessions(plan.planId) : [],
      openWeek(),
    ])
    return { CalendarDialog, sessions, from, opened: Date.now() }
  })
  return (
    <PlanTool icon="calendar" label="Add to Calendar" failed={failed} onClick={() => request()}>
      {part && <part.CalendarDialog key={part.opened} {...part} plan={plan} onClose={close} />}
    </PlanTool>
  )
}
