import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { paragraphsOf } from '../lib/paragraphs'
import { CardSection } from '../ui/card-section'
import { Photo } from '../ui/photo'
import { ExerciseTable } from './exercise-table'
import { PlanFacts } from './plan-facts'
import { PlanHeader } from './plan-header'
import { WeekList } from './week-list'

interface PlanProgramProps {
  plan: Queries.PlanProgramFragment
  picture?: Queries.PhotoFragment
  actions?: ReactNode
  checks?: ReactNode
  /** Only for plans with sessions. A slot, so that the page for unknown plans doesn't load their code. */
  sessions?: ReactNode
  /** Links to the plans that follow. */
  next?: ReactNode
  /** Last on phones. */
  end?: ReactNode
}

/** The body of a plan's page (spec section 2, Workout detail). */
export function PlanProgram(props: PlanProgramProps) {
  const { plan, picture, actions, checks, sessions, next, end } = props
  const { goals, weeks, exercises } = plan
  return (
    <article>
      <PlanHeader plan={plan} />
      {/* Actions come first on phones, beside the plan on wide screens. */}
      <div className="plan-columns measure">
        <PlanFacts duration={plan.duration}>{actions}</PlanFacts>
        <div className="grid min-w-0 gap-8 lg:col-start-1 lg:row-span-3 lg:row-start-1">
          {picture && (
            <div className="no-print overflow-hidden rounded-sm">
              <Photo
                picture={picture}
                sizes="(min-width: 76rem) 47rem, (min-width: 64rem) calc(100vw - 29rem), 92vw"
                priority
              />
            </div>
          )}
          <CardSection title="Program Overview">
            <div className="grid max-w-[42rem] gap-4">
              {paragraphsOf(plan.overview).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </CardSection>
          {checks}
          {sessions}
          <CardSection title="Exercise Breakdown">
            <ExerciseTable exercises={exercises} />
          </CardSection>
          <CardSection title="Weekly Progression">
            <WeekList weeks={weeks} deloads={plan.deloads ?? undefined} />
          </CardSection>
        </div>
        <CardSection title="Program Goals" className="lg:col-start-2">
          <ul className="goals grid gap-3">
            {goals.map((goal) => (
              <li key={goal}>{goal}</li>
            ))}
          </ul>
          {next}
        </CardSection>
        {end}
      </div>
    </article>
  )
}

export const fragment = graphql`
  fragment PlanProgram on Plan {
    ...PlanHeader
    overview
    goals
    weeks
    exercises
    deloads
    tests
  }
`
