import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { CalendarButton } from '../calendar/calendar-button'
import { ErrorBoundary } from '../components/error-boundary'
import { Icon } from '../components/icon'
import { PlanActionRow } from '../components/plan-action-row'
import { ShareButton } from '../components/share-button'
import { planPath, planPdfPath } from '../lib/paths'
import { hasSessions } from '../lib/plan-agenda'
import { useStartedPlan } from '../started-plans/use-started-plans'
import { FavoriteButton } from './favorite-button'
import { TrainLink } from './train-link'

/** What most visitors do with a plan, in its header: train, and save. */
export const PlanMainActions = ({ plan }: { plan: Queries.PlanActionsFragment }) => (
  <p className="no-print mt-5 flex flex-wrap gap-3">
    {hasSessions(plan) && <TrainLink planId={plan.planId} />}
    <ErrorBoundary subject="Saving plans">
      <FavoriteButton id={plan.planId} title={plan.title} />
    </ErrorBoundary>
  </p>
)

interface PlanActionsProps {
  plan: Queries.PlanActionsFragment
  /** More actions, in the list. */
  children?: ReactNode
}

/** The other actions: download, share, export, print. */
export function PlanActions({ plan, children }: PlanActionsProps) {
  const { planId, title } = plan
  const started = useStartedPlan(planId)
  return (
    <ul className="no-print">
      <li className="border-t border-rule">
        <a href={planPdfPath(planId)} download className="plain-action w-full">
          <Icon name="download" className="text-hull" />
          Download PDF Guide
        </a>
      </li>
      <li className="needs-script border-t border-rule">
        <ErrorBoundary subject="Sharing">
          <ShareButton path={planPath(planId)} title={title} isRow>
            Share Workout
          </ShareButton>
        </ErrorBoundary>
      </li>
      <CalendarButton plan={plan} from={started?.week ?? 1} />
      {children}
      <PlanActionRow icon="print" label="Print This Page" onClick={() => window.print()} />
    </ul>
  )
}

export const fragment = graphql`
  fragment PlanActions on Plan {
    planId
    title
    duration
    weeks
    agenda
    missed
  }
`
