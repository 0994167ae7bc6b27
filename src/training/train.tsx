import { type ReactNode, useEffect, useMemo } from 'react'
import type { TrainingInput, Unit } from '../../packages/progression'
import { addExercises, emptyState } from '../../packages/progression'
import { useUnit } from '../components/use-unit'
import { LoadingPart } from './loading-part'
import { planProgress } from './model/plan-progress'
import { OtherTab } from './other-tab'
import { useTraining } from './storage/store'
import { Today } from './today'
import type { TrainingPlan } from './training-plan'
import { useParts } from './use-parts'
import { traineeGear, useSettings } from './use-settings'
import { useView } from './use-view'

/** The training page of a plan: today, the session, its end, progress, and the trainee's data. */
export function Train({ plan: pagePlan, siteUnit }: { plan: TrainingPlan; siteUnit: Unit }) {
  const training = useTraining(pagePlan.planId)
  const state = training.plans.get(pagePlan.planId) ?? emptyState(pagePlan.planId)
  const plan = addExercises(pagePlan, state.exercises)
  const settings = useSettings()
  const unit = useUnit(siteUnit)
  const [view, showView] = useView()
  const sessions = useMemo(() => [...training.sessions.values()], [training.sessions])
  // An import may add a second open session. The last one started wins.
  const openSession = sessions
    .filter((session) => session.plan === plan.planId && !session.finished)
    .sort((a, b) => (a.started < b.started ? 1 : -1))[0]
  const endedSession =
    typeof view === 'object' && 'end' in view ? training.sessions.get(view.end) : undefined
  const session = view === 'today' ? undefined : endedSession?.finished ? endedSession : openSession
  const isLogLoaded = training.opened.has(plan.planId)
  const parts = useParts({
    isLogLoaded,
    hasDone: sessions.some(({ plan: id, finished }) => id === plan.planId && finished),
    planId: plan.planId,
    isTraining: session !== undefined || training.isStorageRefused || training.isUnread,
  })
  const { StorageNotice, SyncPlanStatus } = parts.session.loaded ?? {}

  const logPage = typeof view === 'object' && 'tab' in view ? view : undefined
  const isInLog = logPage !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the omitted function does the same in every render
  useEffect(() => {
    if (isInLog) parts.log.request()
  }, [isInLog])

  // The log's pages decide nothing.
  const awaitsDecisions = parts.lacksDecisions && !isInLog
  if (awaitsDecisions && parts.fromLog.failed) return <LoadingPart {...parts.fromLog} />
  if (!isLogLoaded || awaitsDecisions) {
    return (
      <p className="py-8 text-muted" aria-busy="true">
        Opening your log …
      </p>
    )
  }

  const progress = planProgress(plan.slots, sessions, state, plan.program.progression.missed)
  const input: TrainingInput = {
    program: plan.program,
    exercises: plan.exercises,
    sessions,
    state,
    ...traineeGear(settings, unit),
    now: new Date(),
    decideFromLog: parts.decideFromLog,
  }

  if (training.isElsewhere)
    return <OtherTab plan={plan} input={input} progress={progress} open={openSession} />

  let content: ReactNode
  if (logPage) {
    const { loaded } = parts.log
    content = loaded ? (
      <loaded.LogView page={logPage} plan={plan} input={input} onView={showView} />
    ) : (
      <LoadingPart {...parts.log} onBack={() => showView('today')} />
    )
  } else if (session) {
    const { loaded } = parts.session
    content = !loaded ? (
      <LoadingPart {...parts.session}>
        <h2 className="display train-title">{session.name}</h2>
      </LoadingPart>
    ) : session === openSession ? (
      <loaded.OpenSession
        key={openSession.id}
        plan={plan}
        session={openSession}
        lastStep={training.undoSteps.get(openSession.id)?.at(-1)}
        input={input}
        onEnd={() => showView({ end: openSession.id }, true)}
      />
    ) : (
      <loaded.SessionEnd
        plan={plan}
        session={session}
        next={progress.next}
        input={input}
        onView={showView}
        log={parts.log.loaded}
      />
    )
  } else {
    content = (
      <Today
        plan={plan}
        input={input}
        progress={progress}
        open={openSession}
        sessionPart={parts.session}
        onView={showView}
      />
    )
  }
  return (
    <>
      {StorageNotice && <StorageNotice training={training} requestLog={parts.log.request} />}
      {content}
      {SyncPlanStatus && !training.isUnread && (
        <SyncPlanStatus plan={plan} input={input} next={openSession ?? progress.next} />
      )}
    </>
  )
}
