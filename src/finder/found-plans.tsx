import { useEffect } from 'react'
import { pluralize } from '../../packages/basics'
import { announce } from '../components/announcer'
import { Icon } from '../components/icon'
import { AskCoach } from '../forms/ask-coach'
import { paths } from '../lib/paths'
import { usePlanCards } from '../plan/use-plan-cards'
import { FoundPlan } from './found-plan'
import type { Answers } from './model/answers'
import type { FinderData } from './model/finder-plan'
import { answersText, coachMessage } from './model/result-texts'
import { answersToPlans } from './model/score-plan'

interface FoundPlansProps {
  answers: Answers
  /** The same answers as the page's query. */
  search: string
  data: FinderData
  /** Whether the visitor sees the plans, so that their pages' data is worth fetching. */
  isSeen: boolean
}

/** Says how many plans fit, and how many of them are shown. */
function foundText(fitting: number, shown: number): string {
  if (fitting === 0) return 'No plan fits all of that'
  if (fitting === 1) return 'One plan fits'
  if (fitting === shown) return `${fitting} plans fit, best match first`
  return `${pluralize(fitting, 'plan')} fit: ${shown === 1 ? 'the best match' : `the best ${shown}`}`
}

/** Up to three matching plans, or the nearest one. */
export function FoundPlans({ answers, search, data, isSeen }: FoundPlansProps) {
  const { fitting, fittingCount, nearest } = answersToPlans(answers, data)
  const shown = nearest ? [nearest] : fitting
  const pages = usePlanCards(isSeen ? shown.map(({ plan }) => plan.planId) : [])
  const title = foundText(fittingCount, fitting.length)
  useEffect(() => announce(title), [title])

  return (
    <>
      <h2 className="display text-xl">{title}</h2>
      <p className="mt-2 text-muted first-letter:uppercase">
        {answersText(answers) || 'You skipped everything.'}
      </p>
      {!answers.experience && (
        <p className="mt-2">You skipped your training experience, so this assumes you are new.</p>
      )}
      {nearest && (
        <>
          <p className="mt-2 mb-4">
            This one is the closest match. The coach may know better: your answers are filled in,
            and nothing is sent until you send it.
          </p>
          <AskCoach question={coachMessage(answers, nearest)} className="button" />
        </>
      )}
      <div className="mt-6 grid gap-6">
        {shown.map((scored) => (
          <FoundPlan
            key={scored.plan.planId}
            scored={scored}
            answers={answers}
            search={search}
            page={pages[scored.plan.planId]}
          />
        ))}
      </div>
      <p className="mt-6">
        <a href={paths.plans} className="plain-action">
          All Plans <Icon name="arrow" className="text-hull" />
        </a>
      </p>
    </>
  )
}
