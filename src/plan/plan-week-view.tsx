import { graphql } from 'gatsby'
import { CardSection } from '../components/card-section'
import { Icon } from '../components/icon'
import { PageHeader } from '../components/page-header'
import { UnpublishedBadge } from '../components/unpublished-badge'
import { FigureFile } from '../exercises/small-figure'
import { planPath, planProgressionPath, planWeekPath } from '../lib/paths'
import type { PlanWeek } from './model/week-table'
import { MuscleTable } from './muscle-table'
import { SafetyBlock } from './safety-block'
import { TrainLink } from './train-link'
import { WeekLine, WeekLineLegend } from './week-line'
import { WeekSessions } from './week-sessions'
import { UnitSwitch } from './weight'

interface PlanWeekViewProps {
  plan: Queries.PlanWeekViewFragment
  week: PlanWeek
  safety: Queries.SafetyBlockFragment | null | undefined
}

const pagerClass = 'button flex-1 sm:flex-none'

/** One week of a plan: its reason, its sessions, its load within the plan. */
export function PlanWeekView({ plan, week, safety }: PlanWeekViewProps) {
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
        waterline={
          <WeekLine
            planId={planId}
            loads={loadLine}
            deloads={deloads}
            tests={plan.tests ?? []}
            shown={number}
          />
        }
        back={[planPath(planId), 'Back to the Plan']}
        badges={
          (kind || isHidden) && (
            <p className="mb-4 flex flex-wrap gap-3 text-sm">
              {kind && <span className="badge">{kind === 'test' ? 'Tests' : 'Deload'}</span>}
              {isHidden && <UnpublishedBadge />}
            </p>
          )
        }
      >
        <p className="no-print mt-5">
          <TrainLink planId={planId} />
        </p>
      </PageHeader>
      <div className="plan-columns measure">
        <div className="plan-main grid gap-8">
          <WeekLineLegend hasDeloads={deloads.length > 0} />
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
          <nav aria-label="Previous and next week" className="no-print flex justify-between gap-4">
            {number > 1 ? (
              <a href={planWeekPath(planId, number - 1)} rel="prev" className={pagerClass}>
                <Icon name="back" /> {`Week ${number - 1}`}
              </a>
            ) : (
              <span />
            )}
            {number < loadLine.length && (
              <a href={planWeekPath(planId, number + 1)} rel="next" className={pagerClass}>
                {`Week ${number + 1}`} <Icon name="arrow" />
              </a>
            )}
          </nav>
        </div>
        <div className="plan-side grid gap-8">
          {muscles.length > 0 && (
            <CardSection title="Hard Sets This Week">
              <MuscleTable
                columns={['Sets']}
                rows={muscles.map(({ muscle, sets }) => ({ muscle, sets: [sets] }))}
              />
            </CardSection>
          )}
          <SafetyBlock safety={safety} own={plan.safety} />
        </div>
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
