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

/** Says once which exercises a trainee did are no longer where they were in the plan. */
export function PlanChanged({ plan, sessions, settings }: PlanChangedProps) {
  const done = new Map(
    sessions
      .filter((session) => session.plan === plan.planId)
      .flatMap(({ entries }) => entries.map(({ line, title }) => [line, title] as const)),
  )
  const gone = [...done].filter(([line]) => line !== '' && !lineNamed(plan.program, line))
  const names = gone
    .map(([line]) => line)
    .sort()
    .join('\n')
  // What is told stays until the page is left.
  const [told] = useState(() => (names !== '' && names !== settings.seen[plan.planId] ? gone : []))

  const isNoted = settings.seen[plan.planId] === names
  useEffect(() => {
    if (told.length > 0 && !isNoted) {
      changeSettings({ seen: { ...settings.seen, [plan.planId]: names } })
    }
  }, [told, isNoted, names, plan.planId, settings.seen])

  if (told.length === 0) return null
  const texts = told.map(([line, title]) => `${title} (${line.split(' / ')[0]})`)
  return (
    <p role="status" className="notice">
      The plan has changed since you trained. No longer in it, or moved: {texts.join(', ')}. What
      you did stays in your log.
    </p>
  )
}
