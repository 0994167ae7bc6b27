import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { FigureFile } from '../exercises/small-figure'
import { planPath, planProgressionPath } from '../lib/paths'
import { BackLink } from '../ui/back-link'
import { CardSection } from '../ui/card-section'
import { HiddenBadge } from '../ui/hidden-text'
import { PageHeader } from '../ui/page-header'
import { LoadLine } from './load-line'
import { LoadLineFigure } from './load-line-figure'
import type { PlanWeek } from './model/week-table'
import { MuscleTable } from './muscle-table'
import { SafetyBlock } from './safety-block'
import { UnitSwitch } from './unit-switch'
import { WeekLinks } from './week-links'
import { WeekPager } from './week-pager'
import { WeekSessions } from './week-sessions'

interface PlanWeekViewProps {
  plan: Queries.PlanWeekViewFragment
  week: PlanWeek
  /** Shared by all plans. */
  safety: Queries.SafetyBlockFragment | null | undefined
  /** What visitors can do with the week, such as train it. */
  actions?: ReactNode
}

/** One week of a plan: its reason, its sessions, its load within the plan. */
export function PlanWeekView({ plan, week, safety, actions }: PlanWeekViewProps) {
  const { planId, title, loadLine, warmUp, isHidden } = plan
  const { number, reason, kind, sessions, muscles } = week
  const deloads = plan.deloads ?? []
  const hasLoads = sessions.some(({ blocks }) =>
    blocks.some(({ lines }) => lines.some(({ load }) => load)),
  )
  return (
    <article>
      <PageHeader
        title={
          <>
            <span className="mb-1 block text-lg">{title}</span> {`Week ${number}`}
          </>
        }
        lead={reason}
        waterline={<LoadLine loads={loadLine} week={number} className="load-line-hull" />}
        above={
          <div>
            <BackLink to={planPath(planId)}>Back to the plan</BackLink>
            {(kind || isHidden) && (
              <p className="mb-4 flex flex-wrap gap-3 text-sm">
                {kind && <span className="badge">{kind === 'test' ? 'Tests' : 'Deload'}</span>}
                {isHidden && <HiddenBadge />}
              </p>
            )}
          </div>
        }
      />
      <div className="plan-columns measure">
        <section aria-label="This plan" className="plan-section grid gap-6 lg:col-start-2">
          <WeekLinks
            planId={planId}
            weeks={loadLine.length}
            deloads={deloads}
            tests={plan.tests ?? []}
            current={number}
          />
          {actions}
        </section>
        <div className="grid min-w-0 gap-8 lg:col-start-1 lg:row-span-3 lg:row-start-1">
          <CardSection title="Sessions">
            {hasLoads && <UnitSwitch />}
            <FigureFile value={plan.figures}>
              <WeekSessions week={week} warmUp={warmUp} withLog />
            </FigureFile>
            <p className="no-print mt-6">
              <a
                href={planProgressionPath(planId)}
                className="text-link inline-flex min-h-11 items-center"
              >
                When to add load, and what “in reserve” means
              </a>
            </p>
          </CardSection>
          <WeekPager planId={planId} week={number} weeks={loadLine.length} />
          <CardSection title="Load Line">
            <LoadLineFigure loads={loadLine} deloads={deloads} week={number} />
          </CardSection>
        </div>
        {muscles.length > 0 && (
          <CardSection title="Hard Sets This Week" className="lg:col-start-2">
            <MuscleTable
              columns={['Sets']}
              rows={muscles.map(({ muscle, sets }) => ({ muscle, sets: [sets] }))}
            />
          </CardSection>
        )}
        {safety && (
          <div className="lg:col-start-2">
            <SafetyBlock safety={safety} own={plan.safety} />
          </div>
        )}
      </div>
    </article>
  )
}

export const fragment = graphql`
  fragment PlanWeekView on Plan {
    planId
    title
    isHidden
    safety
    figures
    loadLine
    warmUp
    deloads
    tests
  }
`
