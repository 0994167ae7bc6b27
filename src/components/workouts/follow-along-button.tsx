import { useEffect, useRef, useState } from 'react'
import { useOnDemand } from '../../hooks/use-on-demand'
import { browserStorage } from '../../lib/browser-storage'
import { progressStorageKey } from '../../lib/progress-key'
import { PlanTool } from './plan-tool'
import { NOT_LOADED } from './tool-texts'

/**
 * Leads to the sessions of a plan to tick off. They are loaded with the first click, or by themselves
 * where this browser keeps ticks of the plan already.
 */
export function FollowAlongButton({ workout }: { workout: Queries.WorkoutActionsFragment }) {
  const { part, failed, request } = useOnDemand(() => import('./follow-along'))
  // How often the visitor has asked to be brought to the sessions.
  const [asked, setAsked] = useState(0)
  const { planId } = workout
  const load = useRef(request)

  useEffect(() => {
    if (browserStorage.read(progressStorageKey(planId)) !== null) load.current(false)
  }, [planId])

  return (
    <PlanTool
      icon="arrow"
      label={
        <>
          {failed ? NOT_LOADED : 'Follow Along'}
          {part && <part.ProgressLabel workout={workout} />}
        </>
      }
      onClick={() => {
        setAsked(asked + 1)
        request()
      }}
    >
      {part && <part.FollowAlong workout={workout} asked={asked} />}
    </PlanTool>
  )
}
