import { useEffect, useState } from 'react'
import type { SessionLog, Slot } from '../../../packages/progression'
import { finishedSessions, lineOfKey } from '../../../packages/progression'
import { shortDate } from '../../lib/date-text'
import { TextButton } from '../button'
import type { TodayProps, TrainingPlan } from '../training-plan'
import { changeSettings, useSettings } from '../use-settings'
import { KnownMaxima } from './maxima'
import { decide, restartText, undoRestart } from './plan-decisions'
import { PlanOptions } from './plan-options'
import { SettingsPanel } from './settings-panel'

interface TodayLaterProps extends TodayProps {
  /** The session that today shows. */
  slot: Slot | undefined
}

/** The part of today's view that loads after the first view. Offers to undo the last restart and the last skip. */
export function TodayLater({ plan, input, progress, slot, onView }: TodayLaterProps) {
  const { sessions, state, unit } = input
  const { planId } = plan
  const ofPlan = sessions.filter((session) => session.plan === planId)
  const [last] = finishedSessions(ofPlan)
  const [[skipped] = []] = Object.entries(state.skipped).sort(([, a], [, b]) => (a < b ? 1 : -1))
  const restart = state.restarts.findLast(({ at }) => ofPlan.every(({ started }) => started < at))
  return (
    <>
      <SettingsPanel unit={unit} usesWeights={plan.usesWeights} />
      <KnownMaxima plan={plan} input={input} />
      <PlanChanged plan={plan} sessions={ofPlan} />
      {restart && lineWithAction(restartText(restart), 'Undo', () => undoRestart(planId, restart))}
      {skipped &&
        progress.skipped.has(skipped) &&
        !progress.done.has(skipped) &&
        lineWithAction(`Week ${skipped.replace('.', ', session ')} is skipped.`, 'Undo', () =>
          decide(planId, { skipped: { [skipped]: undefined } }),
        )}
      {last &&
        lineWithAction(`Last: ${last.name}, ${shortDate(last.date)}.`, 'See how it went', () =>
          onView({ end: last.id }),
        )}
      <PlanOptions plan={plan} input={input} slot={slot} next={progress.next} last={last} />
    </>
  )
}

const lineWithAction = (text: string, label: string, onClick: () => void) => (
  <p>
    {text} <TextButton onClick={onClick}>{label}</TextButton>
  </p>
)

interface PlanChangedProps {
  plan: TrainingPlan
  sessions: readonly SessionLog[]
}

/** Announces once which logged exercises moved or left the plan. */
function PlanChanged({ plan: { planId, program }, sessions }: PlanChangedProps) {
  const { seen } = useSettings()
  const logged = new Map(
    sessions.flatMap(({ name, entries }) =>
      entries.map(({ line, title }) => [line, `${title} (${name})`] as const),
    ),
  )
  const missing = [...logged].filter(([line]) => line !== '' && !lineOfKey(program, line))
  const names = missing
    .map(([line]) => line)
    .sort()
    .join('\n')
  // The notice stays until the view is left.
  const [announced] = useState(names === seen[planId] ? [] : missing)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the notice shows is seen
  useEffect(() => {
    if (announced.length > 0) changeSettings({ seen: { ...seen, [planId]: names } })
  }, [])

  if (announced.length === 0) return null
  return (
    <p role="status" className="notice">
      The plan has changed since you trained. These exercises were removed or moved:{' '}
      {announced.map(([, text]) => text).join(', ')}. What you did stays in your log.
    </p>
  )
}
