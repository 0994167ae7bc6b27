import { useEffect, useState } from 'react'
import type { SessionLog } from '../model/log'
import { lineNamed } from '../model/slots'
import type { TrainingPlan } from '../training-plan'
import { changeSettings, useSettings } from '../use-settings'

interface PlanChangedProps {
  plan: TrainingPlan
  /** The plan's sessions. */
  sessions: readonly SessionLog[]
}

/** Announces once which logged exercises moved or left the plan. */
export function PlanChanged({ plan: { planId, program }, sessions }: PlanChangedProps) {
  const { seen } = useSettings()
  const logged = new Map(
    sessions.flatMap(({ entries }) => entries.map(({ line, title }) => [line, title] as const)),
  )
  const missing = [...logged].filter(([line]) => line !== '' && !lineNamed(program, line))
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
  const texts = announced.map(([line, title]) => `${title} (${line.split(' / ')[0]})`)
  return (
    <p role="status" className="notice">
      The plan has changed since you trained. No longer in it, or moved: {texts.join(', ')}. What
      you did stays in your log.
    </p>
  )
}
