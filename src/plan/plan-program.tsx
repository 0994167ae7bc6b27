import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import type { ExerciseRow } from '../../packages/progression'
import { frequencyOf } from '../../packages/progression'
import { CardSection } from '../components/card-section'
import { PageHeader } from '../components/page-header'
import { TableHead } from '../components/table-head'
import { UnpublishedBadge } from '../components/unpublished-badge'
import { paragraphsOf } from '../lib/paragraphs'
import { paths } from '../lib/paths'

interface PlanProgramProps {
  plan: Queries.PlanProgramFragment
  picture?: ReactNode
  /** In the header. */
  mainActions?: ReactNode
  /** The header's lower edge. */
  waterline?: ReactNode
  actions?: ReactNode
  checks?: ReactNode
  /** Only for plans with sessions. A slot, so that the page for unknown plans doesn't load their code. */
  firstWeek?: ReactNode
  rules?: ReactNode
  hardSets?: ReactNode
  next?: ReactNode
  end?: ReactNode
}

/** A plan's page (spec section 2, Workout detail). */
export function PlanProgram(props: PlanProgramProps) {
  const { plan, picture, mainActions, waterline, actions, checks, next } = props
  const { title, description, level, category, duration, sessionLength, equipment } = plan
  const { deloads, loadLine } = plan
  const [length = ''] = duration.split(',')
  return (
    <article className="plan">
      <PageHeader
        title={title}
        lead={description}
        waterline={waterline}
        picture={picture}
        back={[paths.plans, 'Back to Workouts']}
        badges={
          <p className="mb-4 flex flex-wrap gap-3 text-sm">
            <span className="badge">{level}</span>
            <span className="badge">{category}</span>
            {plan.isHidden && <UnpublishedBadge />}
          </p>
        }
      >
        <p className="mt-3 text-sm text-on-deep-muted">
          {`${duration}${sessionLength ? ` · ${sessionLength}` : ''} · ${equipment}`}
        </p>
        {mainActions}
      </PageHeader>
      <div className="plan-columns measure">
        {/* Beside the text on wide screens, where it stays in view. */}
        <section aria-label="At a glance" className="plan-section plan-side grid gap-4">
          <dl className="facts *:flex-[1_7rem]">
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
        <div className="plan-main grid gap-8">
          <div className="plan-pair grid gap-8">
            <CardSection title="Program Overview" className="ruled">
              {paragraphsOf(plan.overview).map((paragraph) => (
                <p key={paragraph} className="[p+&]:mt-3">
                  {paragraph}
                </p>
              ))}
            </CardSection>
            <CardSection title="Program Goals" className="ruled">
              <ul className="goals grid gap-3">
                {plan.goals.map((goal) => (
                  <li key={goal}>{goal}</li>
                ))}
              </ul>
              {next}
            </CardSection>
          </div>
          {checks}
          {props.firstWeek}
        </div>
        {props.rules}
        <CardSection title="Weekly Progression" className="ruled col-span-full">
          <ol className="weeks">
            {plan.weeks.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two weeks may have the same text
              <li key={index} className={deloads?.includes(index + 1) ? 'deload' : undefined}>
                <h3>{`Week ${index + 1}`}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </CardSection>
        <div className="plan-pair col-span-full grid gap-8">
          <CardSection title="Exercise Breakdown" className="ruled" isFolded={loadLine.length > 0}>
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
          {props.hardSets}
        </div>
        {props.end}
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
    sessionLength
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
