import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import type { ExerciseRow } from '../../packages/progression'
import { frequencyOf } from '../../packages/progression'
import { CardSection } from '../components/card-section'
import { PageHeader } from '../components/page-header'
import { Photo } from '../components/photo'
import { TableHead } from '../components/table-head'
import { UnpublishedBadge } from '../components/visually-hidden'
import { paragraphsOf } from '../lib/paragraphs'
import { paths } from '../lib/paths'
import { LoadLine } from './load-line'

interface PlanProgramProps {
  plan: Queries.PlanProgramFragment
  picture?: Queries.PhotoFragment
  actions?: ReactNode
  checks?: ReactNode
  /** Only for plans with sessions. A slot, so that the page for unknown plans doesn't load their code. */
  sessions?: ReactNode
  next?: ReactNode
  /** Last on phones. */
  end?: ReactNode
}

/** A plan's page (spec section 2, Workout detail). */
export function PlanProgram(props: PlanProgramProps) {
  const { plan, picture, actions, checks, sessions, next, end } = props
  const { title, description, level, category, duration, usualMinutes, equipment } = plan
  const { loadLine, deloads } = plan
  const [length = ''] = duration.split(',')
  return (
    <article>
      <PageHeader
        title={title}
        lead={description}
        waterline={loadLine.length > 0 && <LoadLine loads={loadLine} className="load-line-hull" />}
        back={[paths.plans, 'Back to Workouts']}
        badges={
          <p className="mb-4 flex flex-wrap gap-3 text-sm">
            <span className="badge">{level}</span>
            <span className="badge">{category}</span>
            {plan.isHidden && <UnpublishedBadge />}
          </p>
        }
      >
        <p className="mt-4 text-on-deep-muted">
          {`${duration}${usualMinutes ? ` · about ${usualMinutes} min` : ''} · ${equipment}`}
        </p>
      </PageHeader>
      {/* Actions come first on phones, beside the plan on wide screens. */}
      <div className="plan-columns measure">
        <section aria-label="At a glance" className="plan-section grid gap-6 lg:col-start-2">
          <dl className="facts">
            <div>
              <dt>Duration</dt>
              <dd>{length}</dd>
            </div>
            <div>
              <dt>Frequency</dt>
              <dd>{frequencyOf(duration)}</dd>
            </div>
          </dl>
          {actions}
        </section>
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
            <table className="breakdown">
              <TableHead columns={['Exercise', 'Sets × reps', 'Rest']} />
              <tbody>
                {plan.exercises.map(({ name, sets, reps, rest }: ExerciseRow) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{`${sets} × ${reps}`}</td>
                    <td>{rest}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </CardSection>
          <CardSection title="Weekly Progression">
            <ol className="weeks">
              {plan.weeks.map((text, index) => (
                <li key={text} className={deloads?.includes(index + 1) ? 'deload' : undefined}>
                  <h3>{`Week ${index + 1}`}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </CardSection>
        </div>
        <CardSection title="Program Goals" className="lg:col-start-2">
          <ul className="goals grid gap-3">
            {plan.goals.map((goal) => (
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
    title
    description
    level
    category
    duration
    usualMinutes
    equipment
    isHidden
    loadLine
    overview
    goals
    weeks
    exercises
    deloads
  }
`
