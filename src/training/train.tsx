import { type ReactNode, useMemo, useState } from 'react'
import type { Unit } from '../lib/vocabulary'
import { useProgress } from '../progress/use-progress'
import { useUnit } from '../ui/use-unit'
import { emptyState } from './model/log'
import { standingIn } from './model/standing'
import type { TrainingInput } from './model/training-input'
import { useTraining } from './storage/use-training'
import { Today } from './today'
import type { TrainingPlan } from './training-plan'
import { useCode } from './use-code'
import { useParts } from './use-parts'
import { gearIn, useSettings } from './use-settings'
import { Waiting } from './waiting'

/** The parts of a training page that are shown besides an open session. */
export type View = 'today' | LogKind | { end: string }
/** The parts that show the log as a whole. */
export type LogKind = 'past' | 'progress' | 'data'

const isLog = (view: View): view is LogKind => typeof view === 'string' && view !== 'today'

/** Training with a plan: today, the session, its end, progress, and the trainee's own data. */
export function Train({ plan, siteUnit }: { plan: TrainingPlan; siteUnit: Unit }) {
  const training = useTraining(plan.planId)
  const settings = useSettings()
  const unit = useUnit(siteUnit)
  const ticks = useProgress(plan.planId)
  const [view, setView] = useState<View>('today')
  const sessions = useMemo(() => [...training.sessions.values()], [training.sessions])
  // An import may bring a second open session: the one that was begun last goes on.
  const open = sessions
    .filter((session) => session.plan === plan.planId && !session.finished)
    .sort((one, other) => (one.started < other.started ? 1 : -1))[0]
  const shown = open ?? (typeof view === 'object' ? training.sessions.get(view.end) : undefined)
  const isOpen = training.opened.has(plan.planId)
  const parts = useParts({ isOpen, isTraining: shown !== undefined || training.isRefused })
  const { RefusedNotice } = parts.session.part ?? {}

  function show(next: View) {
    if (isLog(next)) parts.log.request()
    setView(next)
    window.scrollTo(0, 0)
  }

  const code = useCode(() => show('data'))

  if (!isOpen) {
    return (
      <p className="train-wait" aria-busy="true">
        Opening your log …
      </p>
    )
  }

  const state = training.plans.get(plan.planId) ?? emptyState(plan.planId)
  const input: TrainingInput = {
    program: plan.program,
    exercises: plan.exercises,
    sessions,
    state,
    ...gearIn(settings, unit),
    now: new Date(),
  }

  const { WayBack } = parts.session.part ?? {}
  let content: ReactNode
  if (isLog(view)) {
    const { part } = parts.log
    content = part ? (
      <part.LogView
        view={view}
        plan={plan}
        input={input}
        training={training}
        code={code}
        onView={show}
      />
    ) : (
      <Waiting {...parts.log} onBack={() => show('today')} />
    )
  } else if (shown) {
    const { part } = parts.session
    content = !part ? (
      <Waiting {...parts.session}>
        <h2 className="display train-title">{shown.name}</h2>
      </Waiting>
    ) : shown === open ? (
      <part.OpenSession
        key={open.id}
        plan={plan}
        session={open}
        undoLabel={training.past.get(open.id)?.at(-1)?.label}
        input={input}
        settings={settings}
        onEnd={() => show({ end: open.id })}
      />
    ) : (
      <part.SessionEnd
        plan={plan}
        session={shown}
        input={input}
        onView={show}
        log={parts.log.part}
      />
    )
  } else {
    content = (
      <Today
        plan={plan}
        input={input}
        standing={standingIn(plan.slots, sessions, ticks, state)}
        settings={settings}
        part={parts.session}
        onView={show}
      />
    )
  }
  return (
    <>
      {RefusedNotice && (
        <RefusedNotice isRefused={training.isRefused} requestLog={parts.log.request} />
      )}
      {content}
      {WayBack && <WayBack plan={plan} input={input} ticks={ticks} />}
    </>
  )
}
