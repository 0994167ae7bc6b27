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

interface PlanActionsProps {
  plan: Queries.PlanActionsFragment
  /** More actions, in the list. */
  children?: ReactNode
}

/** What visitors can do with a plan: train, download, save, share, export, print. */
export function PlanActions({ plan, children }: PlanActionsProps) {
  const { planId, title } = plan
  const started = useStartedPlan(planId)
  const canTrain = hasSessions(plan)
  return (
    <div className="no-print grid gap-3">
      {canTrain && <TrainLink planId={planId} />}
      <a
        href={planPdfPath(planId)}
        download
        className={canTrain ? 'button' : 'button button-primary'}
      >
        <Icon name="download" />
        Download PDF Guide
      </a>
      <ErrorBoundary subject="Saving plans">
        <FavoriteButton id={planId} title={title} />
      </ErrorBoundary>
      <ErrorBoundary subject="Sharing">
        <ShareButton path={planPath(planId)} title={title}>
          Share Workout
        </ShareButton>
      </ErrorBoundary>
      <ul className="mt-3 border-b border-rule">
        <CalendarButton plan={plan} from={started?.week ?? 1} />
        {children}
        <PlanActionRow icon="print" label="Print This Page" onClick={() => window.print()} />
      </ul>
    </div>
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
