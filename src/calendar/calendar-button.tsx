import { PlanTool } from '../ui/plan-tool'
import { useOnDemand } from '../ui/use-on-demand'
import { loadSessions } from './load-sessions'

/**
 * Opens the dialog that makes a calendar file of a plan. The dialog is loaded with the first click, and with
 * it what the sessions ask for.
 */
export function CalendarButton({ plan }: { plan: Queries.PlanActionsFragment }) {
  const { part, failed, request, close } = useOnDemand(async () => {
    const [{ CalendarDialog }, sessions] = await Promise.all([
      import('./calendar-dialog'),
      plan.agenda.length > 0 ? loadSessions(plan.planId) : [],
    ])
    return { CalendarDialog, sessions }
  })
  return (
    <PlanTool icon="calendar" label="Add to Calendar" failed={failed} onClick={() => request()}>
      {part && <part.CalendarDialog plan={plan} sessions={part.sessions} onClose={close} />}
    </PlanTool>
  )
}
