import { useState } from 'react'
import { pluralize } from '../../../packages/basics'
import { showToast } from '../../components/toast'
import { browserStorage } from '../../lib/browser-storage'
import { removeCopy } from '../../offline/copies'
import { eraseStartedPlan } from '../../started-plans/use-started-plans'
import { Button } from '../button'
import { checkMarksKey } from '../model/marked-session'
import { foreignPlans } from '../model/transfer/foreign-log'
import { newerEntries } from '../model/transfer/merge'
import { useLoadedTraining } from '../storage/store'
import { dispatch } from '../storage/writer'
import type { TrainingPlan } from '../training-plan'
import { useFocus } from '../use-focus'
import { changeSettings, useSettings } from '../use-settings'
import { saveLog } from './save-log'

interface ErasePlanProps {
  plan: Pick<TrainingPlan, 'planId' | 'title'>
  onDone: () => void
}

const isForeign = (plan: string) => foreignPlans.some(({ planId }) => planId === plan)

/**
 * Erases all that this browser stores about a plan, or an imported log. First offers the log as a file, and
 * asks once.
 */
export function ErasePlan({ plan: { planId, title }, onDone }: ErasePlanProps) {
  const training = useLoadedTraining()
  const { [planId]: seen, ...others } = useSettings().seen
  const [isAsking, setAsking] = useState(false)
  const question = useFocus(isAsking)
  const sessions = [...training.sessions.values()].filter((session) => session.plan === planId)
  const { notes } = training.plans.get(planId) ?? {}
  // Permanent notes apply to all plans, so another plan with data takes them over.
  const planForNotes = [...training.plans.values(), ...training.sessions.values()].find(
    ({ plan }) => plan !== planId && !isForeign(plan),
  )?.plan
  const isEmpty = sessions.length === 0 && !training.plans.has(planId)
  if (isEmpty) return null

  async function erase() {
    setAsking(false)
    browserStorage.remove(checkMarksKey(planId))
    if (seen !== undefined) changeSettings({ seen: others })
    if (planForNotes && notes) {
      const kept = newerEntries(training.plans.get(planForNotes)?.notes ?? {}, notes)
      for (const [exercise, note] of Object.entries(kept))
        dispatch({
          type: 'plan',
          plan: planForNotes,
          at: note.at,
          change: { notes: { [exercise]: note } },
        })
    }
    const isErased = await dispatch({ type: 'erase', plan: planId })
    eraseStartedPlan(planId)
    await removeCopy(planId)
    onDone()
    showToast(
      isErased
        ? `Everything about ${title} is erased.`
        : 'Your browser refused to erase it: your log may still be there.',
    )
  }

  if (!isAsking) {
    return (
      <p>
        <Button onClick={() => setAsking(true)}>Erase the Log of {title}</Button>
      </p>
    )
  }
  return (
    <section className="notice" aria-label={`Erase the log of ${title}`}>
      <p ref={question} tabIndex={-1}>
        This erases everything about {title} from this browser:{' '}
        {pluralize(sessions.length, 'logged session')}
        {!isForeign(planId) && ', your maxes, swaps, skipped sessions'}
        {notes && !planForNotes && ', permanent notes'}
        {!isForeign(planId) && ' and the offline copy'}.{' '}
        {notes && planForNotes && 'Permanent notes are kept for your other plans. '}
        It cannot be undone. A file is the only way to get it back.
      </p>
      <div className="train-actions mt-3">
        <Button className="button button-primary" onClick={saveLog}>
          Save a Copy First
        </Button>
        <Button onClick={erase}>Erase Everything</Button>
        <Button
          onClick={() => {
            setAsking(false)
            onDone()
          }}
        >
          Keep It
        </Button>
      </div>
    </section>
  )
}
