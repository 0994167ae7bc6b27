import { useEffect, useState } from 'react'
import { CardSection } from '../components/card-section'
import { loadJson } from '../lib/load-json'
import { finderDataPath, paths, trainPath } from '../lib/paths'
import { parseAnswers } from './model/answers'
import type { FinderData } from './model/finder-plan'
import { answersText, missText } from './model/result-texts'
import { type Miss, scorePlan } from './model/score-plan'
import { WhatToChange } from './what-to-change'

/** What answers may conflict with. Whether a plan is too hard, its own 'Ready for it?' asks. */
const asked: readonly Miss['kind'][] = [
  'goal',
  'days',
  'minutes',
  'later',
  'equipment',
  'limitations',
]

/** A visitor's answers, and what they change in this plan. Nothing if the finder doesn't know the plan. */
export function YourChanges({ planId }: { planId: string }) {
  const { search } = window.location
  const answers = parseAnswers(search)
  const isAsked = answers !== undefined
  const [data, setData] = useState<FinderData>()
  useEffect(() => {
    // Without it, the page is as complete as for anyone else.
    if (isAsked) loadJson<FinderData>(finderDataPath).then(setData, () => {})
  }, [isAsked])
  const plan = data?.plans.find((found) => found.planId === planId)
  if (!data || !plan || !answers) return null
  const scored = scorePlan(plan, answers, data)
  const misses = scored.misses.filter(({ kind }) => asked.includes(kind))
  const { changes } = scored
  return (
    <CardSection title="With Your Answers">
      <p className="text-muted first-letter:uppercase">{answersText(answers)}</p>
      {misses.map((miss) => (
        <p key={miss.kind} className="mt-3">
          {missText(miss, scored, answers)}
        </p>
      ))}
      {changes.length > 0 ? (
        <div className="mt-3">
          <WhatToChange changes={changes} />
        </div>
      ) : (
        misses.length === 0 && <p className="mt-3 font-bold">This plan fits as it is.</p>
      )}
      <p className="no-print mt-5 flex flex-wrap gap-3">
        <a href={trainPath(planId) + search} className="button button-primary">
          Train With These Answers
        </a>
        <a href={paths.find + search} className="button">
          Change My Answers
        </a>
      </p>
      <p className="mt-3 text-sm text-muted">
        The PDF and the calendar show the plan as written. Print This Page prints this list with it.
      </p>
    </CardSection>
  )
}
