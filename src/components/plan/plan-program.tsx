import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { frequencyOf } from '../../lib/duration'
import { FOLLOW_ALONG_PLACE } from '../../lib/follow-along-keys'
import { paragraphsOf } from '../../lib/paragraphs'
import { paths } from '../../lib/paths'
import { BackLink } from '../ui/back-link'
import { HiddenBadge } from '../ui/hidden-text'
import { PageHeader } from '../ui/page-header'
import { Photo } from '../ui/photo'
import { ExerciseTable } from './exercise-table'
import { PlanSection } from './plan-section'
import { TrainingLog } from './training-log'
import { WeekList } from './week-list'

interface PlanProgramProps {
  plan: Omit<Queries.PlanProgramFragment, 'planId'>
  picture?: Queries.PhotoFragment
  isHidden?: boolean
  /** What a visitor can do with the plan. */
  actions?: ReactNode
}

/** A whole training plan, as its own page shows it (spec section 2, Workout detail). */
export function PlanProgram({ plan, picture, isHidden, actions }: PlanProgramProps) {
  const { title, description, level, category, duration, equipment } = plan
  const { goals, weeks, exercises } = plan
  const [length = ''] = duration.split(',')
  const facts = [
    ['Duration', length],
    ['Frequency', frequencyOf(duration)],
  ]
  return (
    <article>
      <PageHeader
        title={title}
        lead={description}
        above={
          <div>
            <BackLink to={paths.plans}>Back to Workouts</BackLink>
            <p className="mb-4 flex flex-wrap gap-3 text-sm">
              <span className="badge">{level}</span>
              <span className="badge">{category}</span>
              {isHidden && <HiddenBadge />}
            </p>
          </div>
        }
      >
        <p className="mt-4 text-on-deep-muted">
          {duration} · {equipment}
        </p>
      </PageHeader>
      {/* On a phone what one does with a plan comes first; on a wide screen it stands beside the plan. */}
      <div className="measure grid gap-8 py-10 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-12 lg:py-14">
        <section aria-label="At a glance" className="plan-section lg:col-start-2">
          <dl className="grid grid-cols-2 gap-3">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt className="text-sm text-muted">{name}</dt>
                <dd className="font-bold">{value}</dd>
              </div>
            ))}
          </dl>
          {actions && <div className="mt-6">{actions}</div>}
        </section>
        <div className="grid min-w-0 gap-8 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {picture && (
            <div className="no-print overflow-hidden rounded-sm">
              <Photo
                picture={picture}
                sizes="(min-width: 76rem) 47rem, (min-width: 64rem) calc(100vw - 29rem), 92vw"
                priority
              />
            </div>
          )}
          <PlanSection title="Program Overview">
            <div className="grid max-w-[42rem] gap-4">
              {paragraphsOf(plan.overview).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </PlanSection>
          <PlanSection title="Exercise Breakdown">
            <ExerciseTable exercises={exercises} />
          </PlanSection>
          <PlanSection title="Weekly Progression">
            <WeekList weeks={weeks} />
          </PlanSection>
        </div>
        <PlanSection title="Program Goals" className="lg:col-start-2">
          <ul className="goals grid gap-3">
            {goals.map((goal) => (
              <li key={goal}>{goal}</li>
            ))}
          </ul>
        </PlanSection>
        {/* Last, so that nothing moves when the sessions to tick off arrive. */}
        <div id={FOLLOW_ALONG_PLACE} className="no-print empty:hidden lg:col-start-1" />
        <TrainingLog title={title} weeks={weeks.length} exercises={exercises} />
      </div>
    </article>
  )
}

export const fragment = graphql`
  fragment PlanProgram on Plan {
    planId
    title
    description
    level
    category
    duration
    equipment
    overview
    goals
    weeks
    exercises {
      name
      sets
      reps
      rest
    }
  }
`
