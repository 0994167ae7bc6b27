import { useEffect, useRef, useState } from 'react'
import { stopKeeping } from '../../begun/copies'
import { forgetBegun } from '../../begun/use-begun'
import { eraseProgress, useProgress } from '../../progress/use-progress'
import { showToast } from '../../ui/toast'
import type { Training } from '../storage/training-store'
import { dispatch } from '../storage/write-training'
import type { TrainingPlan } from '../training-plan'
import { changeSettings, useSettings } from '../use-settings'
import { saveLog } from './save-log'

interface ErasePlanProps {
  plan: TrainingPlan
  training: Training
  onDone: () => void
}

/** Erases all that is stored about a plan. Asks once, and offers the file first. */
export function ErasePlan({ plan, training, onDone }: ErasePlanProps) {
  const { planId, title } = plan
  const ticks = useProgress(planId)
  const { [planId]: seen, ...others } = useSettings().seen
  const [isAsking, setAsking] = useState(false)
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isAsking) question.current?.focus()
  }, [isAsking])
  const sessions = [...training.sessions.values()].filter((session) => session.plan === planId)
  const isEmpty = sessions.length + Object.keys(ticks).length === 0 && !training.plans.has(planId)
  if (isEmpty) return null

  async function erase() {
    setAsking(false)
    eraseProgress(planId)
    if (seen !== undefined) changeSettings({ seen: others })
    const isErased = await dispatch({ type: 'erase', plan: planId })
    forgetBegun(planId)
    await stopKeeping(planId)
    onDone()
    showToast(
      isErased
        ? `Everything about ${title} is erased.`
        : 'Your browser refuses to change what it stores: your log may still be there.',
    )
  }

  if (!isAsking) {
    return (
      <p>
        <button type="button" className="button" onClick={() => setAsking(true)}>
          Erase the Log of {title}
        </button>
      </p>
    )
  }
  return (
    <section className="notice" aria-label={`Erase the log of ${title}`}>
      <p ref={question} tabIndex={-1}>
        This erases everything about {title} from this browser: {sessions.length} logged{' '}
        {sessions.length === 1 ? 'session' : 'sessions'}, your ticks, bests, swaps, skipped sessions
        and the copy for no network. It cannot be undone. A file is the only way to get it back.
      </p>
      <div className="train-actions mt-3">
        <button type="button" className="button button-primary" onClick={saveLog}>
          Save a Copy First
        </button>
        <button type="button" className="button" onClick={erase}>
          Erase Everything
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            setAsking(false)
            onDone()
          }}
        >
          Keep It
        </button>
      </div>
    </section>
  )
}
