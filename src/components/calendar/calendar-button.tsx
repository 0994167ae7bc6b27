import { PlanTool } from '../plan/plan-tool'
import { NOT_LOADED } from '../ui/tool-texts'
import { useOnDemand } from '../ui/use-on-demand'

/** Opens the dialog that makes a calendar file of a plan. The dialog is loaded with the first click. */
export function CalendarButton({ plan }: { plan: Queries.PlanActionsFragment }) {
  const { part, failed, request, close } = useOnDemand(() => import('./calendar-dialog'))
  return (
    <PlanTool
      icon="calendar"
      label={failed ? NOT_LOADED : 'Add to Calendar'}
      onClick={() => request()}
    >
      {part && <part.CalendarDialog plan={plan} onClose={close} />}
    </PlanTool>
  )
}
