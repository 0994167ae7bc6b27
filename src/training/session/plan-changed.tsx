import { useEffect, useState } from 'react'
import type { SessionLog } from '../model/log'
import { lineNamed } from '../model/slots'
import type { TrainingPlan } from '../training-plan'
import { changeSettings, type Settings } from '../use-settings'

interface PlanChangedProps {
  plan: TrainingPlan
  sessions: readonly SessionLog[]
  settings: Settings
}

/** Announces once which logged exercises moved or left the plan. */
export function PlanChanged({ plan, sessions, settings }: PlanChangedProps) {
  const done = new Map(
    sessions
      .filter((session) => session.plan === plan.planId)
      .flatMap(({ entries }) => entries.map(({ line, title }) => [line, title] as const)),
  )
  const missingLines = [...done].filter(([line]) => line !== '' && !lineNamed(plan.program, line))
  const names = missingLines
    .map(([line]) => line)
    .sort()
    .join('\n')
  // The notice stays until the page is left.
  const [announced] = useState(() =>
    names !== '' && names !== settings.seen[plan.planId] ? missingLines : [],
  )

  const isSeen = settings.seen[plan.planId] === names
  useEffect(() => {
    if (announced.length > 0 && !isSeen) {
      changeSettings({ seen: { ...settings.seen, [plan.planId]: names } })
    }
  }, [announced, isSeen, names, plan.planId, settings.seen])

  if (announced.length === 0) return null
  const texts = announced.map(([line, title]) => `${title} (${line.split(' / ')[0]})`)
  return (
    <p role="status" className="notice">
      The plan has changed since you trained. No longer in it, or moved: {texts.join(', ')}. What
      you did stays in your log.
    </p>
  )
}
