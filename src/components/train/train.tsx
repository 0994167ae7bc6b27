import { type ReactNode, useEffect, useState } from 'react'
import { useProgress } from '../../hooks/use-progress'
import { useUnit } from '../../hooks/use-unit'
import { emptyState } from '../../lib/training/log'
import { standingIn } from '../../lib/training/standing'
import type { TrainingInput } from '../../lib/training/verdict'
import type { Unit } from '../../lib/vocabulary'
import { useOnDemand } from '../ui/use-on-demand'
import { CODE_HASH } from './code-hash'
import { RefusedNotice } from './refused-notice'
import { SessionView } from './session/session-view'
import { SessionEnd } from './session-end'
import { useTraining } from './storage/use-training'
import { Today } from './today'
import type { TrainingPlan } from './training-plan'
import { useSettings } from './use-settings'

/** What of a training page is shown beside a session that is open. */
export type View = 'today' | 'progress' | 'data' | { end: string }

/** Training with a plan: today, the session, its end, progress, and the trainee's own data. */
export function Train({ plan, siteUnit }: { plan: TrainingPlan; siteUnit: Unit }) {
  const training = useTraining()
  const settings = useSettings()
  const unit = useUnit(siteUnit)
  const ticks = useProgress(plan.planId)
  const [view, setView] = useState<View>('today')
  const { part, failed, request } = useOnDemand(() => import('./late/late-views'))

  function show(next: View) {
    if (next === 'progress' || next === 'data') request()
    setView(next)
    window.scrollTo(0, 0)
  }

  // A code brings its log in the address, which no server sees.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    if (window.location.hash.startsWith(CODE_HASH)) show('data')
  }, [])

  if (!training.isOpen) return <p className="train-wait">Opening your log …</p>

  const state = training.plans.get(plan.planId) ?? emptyState(plan.planId)
  const sessions = [...training.sessions.values()]
  const input: TrainingInput = {
    program: plan.program,
    exercises: plan.exercises,
    sessions,
    state,
    unit,
    bar: settings.bar[unit],
    now: new Date(),
  }
  const standing = standingIn(plan.slots, sessions, ticks, state)
  const open = sessions.find((session) => session.plan === plan.planId && !session.finished)
  const ended = typeof view === 'object' ? training.sessions.get(view.end) : undefined

  let content: ReactNode
  if (view === 'progress' || view === 'data') {
    content = part ? (
      <part.LateView
        view={view}
        plan={plan}
        input={input}
        training={training}
        onBack={() => show('today')}
      />
    ) : (
      <p className="train-wait">
        {failed ? 'This could not be loaded. Check your connection. ' : 'Loading … '}
        {failed && (
          <button type="button" className="button" onClick={() => request()}>
            Try Again
          </button>
        )}
      </p>
    )
  } else if (open) {
    content = (
      <SessionView
        key={open.id}
        plan={plan}
        session={open}
        input={input}
        settings={settings}
        onEnd={() => show({ end: open.id })}
        onView={show}
      />
    )
  } else if (ended) {
    content = <SessionEnd plan={plan} session={ended} input={input} onView={show} />
  } else {
    content = (
      <Today plan={plan} input={input} standing={standing} settings={settings} onView={show} />
    )
  }
  return (
    <>
      {training.isRefused && <RefusedNotice training={training} />}
      {content}
    </>
  )
}
