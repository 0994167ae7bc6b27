import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { planLength } from '../calendar/model/training-days'
import { NOT_STORED } from '../ui/messages'
import { ProgressBar } from '../ui/progress-bar'
import { saveFile } from '../ui/save-file'
import { showToast } from '../ui/toast'
import { completionOf, completionText, ticksFile } from './model/completion'
import { FOLLOW_ALONG_ID } from './model/follow-along-keys'
import { SessionTicks } from './session-ticks'
import { eraseTicks, restoreTicks, useTicks } from './use-ticks'

interface FollowAlongProps {
  plan: Queries.PlanActionsFragment
  /** Number of clicks on the button. Each scrolls here. */
  openCount: number
}

/** The current week: ' · Week 3 of 6'. Empty before the first session. */
export function CompletionLabel({ plan }: Pick<FollowAlongProps, 'plan'>) {
  const length = planLength(plan)
  const completion = completionOf(useTicks(plan.planId), length)
  if (completion.done === 0) return null
  return <span className="font-semibold text-muted"> · {completionText(completion, length)}</span>
}

/** The plan's sessions to check off, by week. Rendered at the end of the plan's page. */
export function FollowAlong({ plan, openCount }: FollowAlongProps) {
  const { planId, title } = plan
  const length = planLength(plan)
  const ticks = useTicks(planId)
  const completion = completionOf(ticks, length)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const container = document.getElementById(FOLLOW_ALONG_ID)

  useEffect(() => {
    if (openCount === 0) return
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [openCount])

  function erase() {
    eraseTicks(planId)
    // Move the focus, because the button disappears with the check marks.
    heading.current?.focus()
    showToast(`Your progress in ${title} is erased.`, {
      label: 'Undo',
      onClick: () => {
        if (!restoreTicks(planId, ticks)) showToast(NOT_STORED)
      },
    })
  }

  if (!container) return null
  return createPortal(
    <section aria-labelledby={id} className="plan-section">
      <h2 ref={heading} id={id} tabIndex={-1}>
        Follow Along
      </h2>
      <p role="status" className="font-bold">
        {completionText(completion, length)} · {completion.done} of {completion.total} sessions done
      </p>
      <ProgressBar {...completion} />
      <p className="mt-2 mb-5 text-sm text-muted">
        {completion.done === 0
          ? 'Check off each session you finish. Nothing is stored before the first one, and then only in this browser.'
          : 'Kept in this browser only. Clearing your browsing data deletes it, so save a copy if you want to keep it.'}
      </p>
      <SessionTicks plan={plan} ticks={ticks} current={completion.week} />
      {completion.done > 0 && (
        <div className="no-print mt-6 flex flex-wrap gap-3">
          <button
            type="button"
            className="button"
            onClick={() =>
              saveFile(
                `${planId}-progress.json`,
                'application/json',
                ticksFile(plan, ticks, length),
              )
            }
          >
            Save a Copy (JSON)
          </button>
          <button type="button" className="button" onClick={erase}>
            Erase Progress
          </button>
        </div>
      )}
    </section>,
    container,
  )
}
