import { type ReactNode, useEffect, useMemo } from 'react'
import type { Unit } from '../lib/vocabulary'
import { useProgress } from '../progress/use-progress'
import { useUnit } from '../ui/use-unit'
import { addExercises } from './model/exercises'
import { emptyState } from './model/log'
import { planProgress } from './model/plan-progress'
import type { TrainingInput } from './model/training-input'
import { useTraining } from './storage/use-training'
import { Today } from './today'
import type { TrainingPlan } from './training-plan'
import { useCode } from './use-code'
import { useParts } from './use-parts'
import { gearIn, useSettings } from './use-settings'
import { logKind, useView } from './use-view'
import { Waiting } from './waiting'

/** Training with a plan: today, the session, its end, progress, and the trainee's own data. */
export function Train({ plan: ofPage, siteUnit }: { plan: TrainingPlan; siteUnit: Unit }) {
  const training = useTraining(ofPage.planId)
  const state = training.plans.get(ofPage.planId) ?? emptyState(ofPage.planId)
  const plan = addExercises(ofPage, state.exercises)
  const settings = useSettings()
  const unit = useUnit(siteUnit)
  const ticks = useProgress(plan.planId)
  const [view, show] = useView()
  const sessions = useMemo(() => [...training.sessions.values()], [training.sessions])
  // An import may bring a second open session: the one that was begun last goes on.
  const open = sessions
    .filter((session) => session.plan === plan.planId && !session.finished)
    .sort((one, other) => (one.started < other.started ? 1 : -1))[0]
  const past = typeof view === 'object' ? training.sessions.get(view.end) : undefined
  const shown = view === 'today' ? undefined : past?.finished ? past : open
  const isOpen = training.opened.has(plan.planId)
  const parts = useParts({ isOpen, isTraining: shown !== undefined || training.isRefused })
  const { RefusedNotice, WayBack } = parts.session.part ?? {}

  const kind = logKind(view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it does the same in every render
  useEffect(() => {
    if (kind) parts.log.request()
  }, [kind])

  const code = useCode(() => show('data'))

  if (!isOpen) {
    return (
      <p className="train-wait" aria-busy="true">
        Opening your log …
      </p>
    )
  }

  const input: TrainingInput = {
    program: plan.program,
    exercises: plan.exercises,
    sessions,
    state,
    ...gearIn(settings, unit),
    now: new Date(),
  }

  let content: ReactNode
  if (kind) {
    const { part } = parts.log
    content = part ? (
      <part.LogView
        view={kind}
        plan={plan}
        input={input}
        training={training}
        code={code}
        onView={show}
      />
    ) : (
      <Waiting {...parts.log} onBack={() => show('session')} />
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
        lastStep={training.past.get(open.id)?.at(-1)}
        input={input}
        settings={settings}
        onEnd={() => show({ end: open.id }, true)}
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
        standing={planProgress(plan.slots, sessions, ticks, state)}
        open={open}
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
