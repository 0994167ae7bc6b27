import { PlanActionRow } from '../components/plan-action-row'
import { useOnDemand } from '../components/use-on-demand'
import { planJsonPath } from '../lib/paths'
import type { CalendarSession } from './model/calendar'

interface CalendarButtonProps {
  plan: Queries.PlanActionsFragment
  /** The first week not yet done. */
  from: number
}

/**
 * Fetches a plan's sessions in words from a file of their own, because page data shouldn't have what most
 * visitors never need. Returns [] if the file is missing (`npm run develop`). Rejects offline, or if the server fails.
 */
async function loadSessions(planId: string): Promise<readonly CalendarSession[]> {
  const response = await fetch(planJsonPath(planId))
  if (response.status === 404) return []
  if (!response.ok) throw new Error(response.statusText)
  return response.json()
}

/** Opens the calendar dialog. The first click loads its code and the sessions. */
export function CalendarButton({ plan, from }: CalendarButtonProps) {
  const { loaded, failed, request, close } = useOnDemand(async () => {
    const [{ CalendarDialog }, sessions] = await Promise.all([
      import('./calendar-dialog'),
      loadSessions(plan.planId),
    ])
    return { CalendarDialog, sessions, opened: Date.now() }
  })
  return (
    <PlanActionRow
      icon="calendar"
      label="Add to Calendar"
      failed={failed}
      onClick={() => request()}
    >
      {loaded && (
        <loaded.CalendarDialog
          key={loaded.opened}
          {...loaded}
          plan={plan}
          from={from}
          onClose={close}
        />
      )}
    </PlanActionRow>
  )
}
