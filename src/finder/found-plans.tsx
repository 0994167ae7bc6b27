import { Fragment, type ReactNode, useEffect } from 'react'
import { announce } from '../components/announcer'
import { Icon } from '../components/icon'
import { AskCoach } from '../forms/ask-coach'
import { paths } from '../lib/paths'
import { usePlanCards } from '../plan/use-plan-cards'
import { FoundPlan } from './found-plan'
import type { Answers } from './model/answers'
import type { FinderData } from './model/finder-plan'
import { answersText, coachMessage } from './model/result-texts'
import { answersToPlans, type ScoredPlan } from './model/score-plan'

interface FoundPlansProps {
  answers: Answers
  /** The same answers as the page's query. */
  search: string
  data: FinderData
  /** Whether the visitor sees the plans, so that their pages' data is worth fetching. */
  isSeen: boolean
  /** Stands below the first plan. */
  children: ReactNode
}

/** Says how many plans fit, and how many of them are shown. */
function foundText(fitting: number, shown: readonly ScoredPlan[], { minutes }: Answers): string {
  const isBeginning = shown.some(({ misses }) => misses.some(({ kind }) => kind === 'later'))
  if (fitting === 0)
    return isBeginning
      ? `No plan stays within ${minutes} minutes, but ${shown.length === 1 ? 'one begins' : `${shown.length} begin`} there`
      : 'No plan fits all of that'
  const fit = `${fitting === 1 ? 'One plan fits' : `${fitting} plans fit`}${isBeginning ? ' or come close' : ''}`
  if (fitting === 1) return fit
  if (fitting === shown.length) return `${fit}, best match first`
  return `${fit}: ${shown.length === 1 ? 'the best match' : `the best ${shown.length}`}`
}

/** Up to three matching plans, or the nearest; below the first, what else to know. */
export function FoundPlans({ answers, search, data, isSeen, children }: FoundPlansProps) {
  const { fitting, fittingCount, nearest } = answersToPlans(answers, data)
  const shown = fitting.length > 0 ? fitting : nearest
  const [first] = nearest
  const pages = usePlanCards(isSeen ? shown.map(({ plan }) => plan.planId) : [])
  const title = foundText(fittingCount, shown, answers)
  useEffect(() => announce(title), [title])

  return (
    <>
      <h2 className="display text-xl">{title}</h2>
      <p className="mt-2 text-muted first-letter:uppercase">
        {answersText(answers) || 'You skipped everything.'}
      </p>
      {!answers.experience && (
        <p className="mt-2">
          You skipped your training experience, so plans of every level count, the easiest first.
        </p>
      )}
      <div className="mt-6 grid gap-6">
        {shown.map((scored, index) => (
          <Fragment key={scored.plan.planId}>
            <FoundPlan
              scored={scored}
              answers={answers}
              search={search}
              page={pages[scored.plan.planId]}
            />
            {index === 0 && children}
          </Fragment>
        ))}
      </div>
      {first && (
        <div className="mt-6">
          <p className="mb-4">
            The coach may know better: your answers are filled in, and nothing is sent until you
            send it.
          </p>
          <AskCoach question={coachMessage(answers, first)} className="button" />
        </div>
      )}
      <p className="mt-6">
        <a href={paths.plans} className="plain-action">
          All Plans <Icon name="arrow" className="text-hull" />
        </a>
      </p>
    </>
  )
}
