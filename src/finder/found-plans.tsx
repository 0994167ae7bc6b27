import { useEffect } from 'react'
import { AskCoach } from '../forms/ask-coach'
import { paths } from '../lib/paths'
import { usePlanCards } from '../plan/use-plan-cards'
import { announce } from '../ui/announcer'
import { Icon } from '../ui/icon'
import { FoundPlan } from './found-plan'
import type { Answers } from './model/answers'
import type { FinderData } from './model/finder-plan'
import { answersText, coachMessage } from './model/result-texts'
import { answersToPlans } from './model/score-plan'

/** Up to three matching plans, or the nearest one. Loads with the matching code at the first answers. */
export function FoundPlans({ answers, data }: { answers: Answers; data: FinderData }) {
  const { fitting, nearest } = answersToPlans(answers, data)
  const shown = nearest ? [nearest] : fitting
  const pages = usePlanCards(shown.map(({ plan }) => plan.planId))
  const title =
    fitting.length === 0
      ? 'No plan fits all of that'
      : fitting.length === 1
        ? 'One plan fits'
        : `${fitting.length} plans fit, best match first`
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
        <p className="mt-2">
          {'This one is the closest match. '}
          <AskCoach question={coachMessage(answers, nearest)} className="text-link">
            Ask the coach
          </AskCoach>
          : your answers are filled in, and nothing is sent until you send it.
        </p>
      )}
      <div className="mt-6 grid gap-6">
        {shown.map((scored) => (
          <FoundPlan
            key={scored.plan.planId}
            scored={scored}
            answers={answers}
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
