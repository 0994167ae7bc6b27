import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { eraseProgress, restoreProgress, useProgress } from '../../hooks/use-progress'
import { type Progress, progressFile, standingOf, standingText } from '../../lib/progress'
import { showToast } from '../ui/toast'
import { FOLLOW_ALONG_PLACE } from './follow-along-place'
import { ProgressBar } from './progress-bar'
import { saveFile } from './save-file'
import { sessionPlan } from './session-plan'
import { SessionTicks } from './session-ticks'
import { NOT_STORED } from './tool-texts'

interface FollowAlongProps {
  workout: Queries.WorkoutActionsFragment
  /** How often the visitor has asked to be brought here. */
  asked: number
}

/** Where the visitor stands: ', week 3 of 6'. Nothing before the first tick. */
export function ProgressLabel({ workout }: Pick<FollowAlongProps, 'workout'>) {
  const standing = standingOf(useProgress(workout.planId), sessionPlan(workout).length)
  if (standing.done === 0) return null
  return (
    <span className="font-semibold text-muted">
      {' '}
      · {standingText(standing, sessionPlan(workout).length)}
    </span>
  )
}

/** The sessions of a plan to tick off, week by week. Stands at the end of the plan's page. */
export function FollowAlong({ workout, asked }: FollowAlongProps) {
  const { planId, title } = workout
  const { length } = sessionPlan(workout)
  const progress = useProgress(planId)
  const standing = standingOf(progress, length)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const place = document.getElementById(FOLLOW_ALONG_PLACE)

  useEffect(() => {
    if (asked === 0) return
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [asked])

  function erase() {
    const erased: Progress = progress
    eraseProgress(planId)
    // The button is gone with the ticks.
    heading.current?.focus()
    showToast(`What you ticked in ${title} is erased.`, {
      label: 'Undo',
      onClick: () => {
        if (!restoreProgress(planId, erased)) showToast(NOT_STORED)
      },
    })
  }

  if (!place) return null
  return createPortal(
    <section aria-labelledby={id} className="plan-card">
      <h2 ref={heading} id={id} tabIndex={-1} className="display mb-5 text-xl">
        Follow Along
      </h2>
      <p role="status" className="font-bold">
        {standingText(standing, length)} · {standing.done} of {standing.total} sessions done
      </p>
      <ProgressBar {...standing} />
      <p className="mt-2 mb-5 text-sm text-muted">
        {standing.done === 0
          ? 'Tick a session when you have done it. Nothing is stored before the first tick, and then in this browser only.'
          : 'Kept in this browser only. It leaves with your browsing data, so save a copy if you want to keep it.'}
      </p>
      <SessionTicks planId={planId} length={length} progress={progress} current={standing.week} />
      {standing.done > 0 && (
        <div className="mt-6 flex flex-wrap gap-3">
          <button
            type="button"
            className="button"
            onClick={() =>
              saveFile(
                `${planId}-progress.json`,
                'application/json',
                progressFile(workout, progress, length),
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
    place,
  )
}
