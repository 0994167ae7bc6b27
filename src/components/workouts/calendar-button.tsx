import { useOnDemand } from '../../hooks/use-on-demand'
import { PlanTool } from './plan-tool'
import { NOT_LOADED } from './tool-texts'

/** Opens the dialog that makes a calendar file of a plan. The dialog is loaded with the first click. */
export function CalendarButton({ workout }: { workout: Queries.WorkoutActionsFragment }) {
  const { part, failed, request, close } = useOnDemand(() => import('./calendar-dialog'))
  return (
    <PlanTool
      icon="calendar"
      label={failed ? NOT_LOADED : 'Add to Calendar'}
      onClick={() => request()}
    >
      {part && <part.CalendarDialog workout={workout} onClose={close} />}
    </PlanTool>
  )
}
