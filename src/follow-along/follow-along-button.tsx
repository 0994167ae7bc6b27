import { useEffect, useRef, useState } from 'react'
import { browserStorage } from '../lib/browser-storage'
import { PlanActionRow } from '../ui/plan-action-row'
import { useOnDemand } from '../ui/use-on-demand'
import { ticksStorageKey } from './model/follow-along-keys'

/** Shows the plan's sessions to check off. They load on the first click, or at once if any is done. */
export function FollowAlongButton({ plan }: { plan: Queries.PlanActionsFragment }) {
  const { loaded, failed, request } = useOnDemand(() => import('./follow-along'))
  // Number of clicks. Each scrolls to the sessions.
  const [openCount, setOpenCount] = useState(0)
  const { planId } = plan
  const load = useRef(request)

  useEffect(() => {
    if (browserStorage.read(ticksStorageKey(planId)) !== null) load.current(false)
  }, [planId])

  return (
    <PlanActionRow
      icon="arrow"
      label={
        <>
          Follow Along
          {loaded && <loaded.CompletionLabel plan={plan} />}
        </>
      }
      failed={failed}
      onClick={() => {
        setOpenCount(openCount + 1)
        request()
      }}
    >
      {loaded && <loaded.FollowAlong plan={plan} openCount={openCount} />}
    </PlanActionRow>
  )
}
