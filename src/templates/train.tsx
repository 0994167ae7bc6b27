import styles from '!!file-loader?name=static/[name]-[contenthash].[ext]!../training/training.css'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useMemo } from 'react'
import type { Unit } from '../../packages/progression'
import { BackLink } from '../components/back-link'
import { ErrorBoundary } from '../components/error-boundary'
import { useHydrated } from '../components/use-hydrated'
import { PageHead } from '../layout/page-head'
import { planPath, planPdfPath, planPreviewPath, trainPath } from '../lib/paths'
import { Train } from '../training/train'
import { trainingPlanOf } from '../training/training-plan'

/** The training page: the plan's next session, and its log. */
export default function TrainPage({ data: { plan, siteSettings } }: PageProps<Queries.TrainQuery>) {
  const hydrated = useHydrated()
  const offersOfflineCopy = siteSettings?.offline !== false
  const trainingPlan = useMemo(
    () => plan && trainingPlanOf(plan, offersOfflineCopy),
    [plan, offersOfflineCopy],
  )
  if (!plan || !trainingPlan) return null
  return (
    <article className="train">
      {/* Only this page loads these styles. */}
      <link rel="stylesheet" href={styles} precedence="page" />
      <header className="bg-deep text-on-deep">
        <div className="measure train-top">
          <BackLink to={planPath(plan.planId)}>Back to the Plan</BackLink>
          <h1 className="display">Train: {plan.title}</h1>
        </div>
        <div className="waterline h-2" />
      </header>
      <div className="measure train-place pt-5 pb-16">
        {/* Reserve space for the log, which exists only in the browser, so that nothing moves. */}
        <div className="needs-script no-print min-h-screen" data-hydrates="now">
          {hydrated ? (
            <ErrorBoundary subject="Training">
              <Train plan={trainingPlan} siteUnit={(siteSettings?.units ?? 'kg') as Unit} />
            </ErrorBoundary>
          ) : (
            <p className="py-8 text-muted" aria-busy="true">
              Opening your log …
            </p>
          )}
        </div>
        <p className="train-paper">
          Training needs JavaScript. The{' '}
          <a href={planPath(plan.planId)} className="underline">
            plan
          </a>{' '}
          shows every week, and the{' '}
          <a href={planPdfPath(plan.planId)} className="underline">
            PDF
          </a>{' '}
          has a paper log.
        </p>
      </div>
    </article>
  )
}

export function Head({ data: { plan } }: HeadProps<Queries.TrainQuery>) {
  if (!plan) return null
  return (
    <PageHead
      title={`Train: ${plan.title}`}
      description={`${plan.title}, session by session: today's sets and loads, a rest timer, a log that stays in your browser.`}
      path={trainPath(plan.planId)}
      preview={planPreviewPath(plan.planId)}
      noindex={plan.isHidden}
    />
  )
}

export const query = graphql`
  query Train($planId: String!) {
    plan(planId: { eq: $planId }) {
      isHidden
      ...TrainPlan
    }
    siteSettings {
      units
      offline
    }
  }
`
