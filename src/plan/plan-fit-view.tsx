import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { ExerciseLink } from '../exercises/exercise-link'
import { exercisesFound } from '../exercises/model/exercise-labels'
import { planPath, planPdfPath, trainWithoutPath } from '../lib/paths'
import { CardSection } from '../ui/card-section'
import { Icon } from '../ui/icon'
import { PageHeader } from '../ui/page-header'
import { TableHead } from '../ui/table-head'
import { UnpublishedBadge } from '../ui/visually-hidden'
import { LoadLine } from './load-line'
import { type ExerciseRef, type PlanFit, type WithoutGear, withArticle } from './model/plan-fit'
import type { ShortSession } from './model/short-session'

interface PlanFitViewProps {
  plan: Queries.PlanFitViewFragment
  fit: PlanFit
}

export function PlanFitView({ plan, fit }: PlanFitViewProps) {
  const { planId, title, equipment, isHidden, loadLine } = plan
  const canBeShortened = ({ steps, fewerSets }: ShortSession) => steps.length > 0 || fewerSets
  const unshortened = fit.short.filter((session) => !canBeShortened(session))
  return (
    <article>
      <PageHeader
        title={
          <>
            <span className="mb-1 block text-lg">{title}</span> With What You Have
          </>
        }
        lead="What to do without some of the equipment, and what to skip first when time is short."
        waterline={<LoadLine loads={loadLine} className="load-line-hull" />}
        back={[planPath(planId), 'Back to the plan']}
        badges={
          isHidden && (
            <p className="mb-4 flex flex-wrap gap-3 text-sm">
              <UnpublishedBadge />
            </p>
          )
        }
      />
      <div className="plan-columns measure">
        <div className="grid min-w-0 gap-8 lg:col-start-1 lg:row-span-3 lg:row-start-1">
          <CardSection title="Without Equipment">
            {fit.without.length > 0 ? (
              <div className="border-t border-rule">
                {fit.without.map((without) => (
                  <GearChanges key={without.gear} planId={planId} {...without} />
                ))}
              </div>
            ) : (
              <p>This plan needs only household items, such as a chair, a towel or a backpack.</p>
            )}
          </CardSection>
          <CardSection title="Short on Time">
            <p className="max-w-[42rem]">
              Cut from the top until it fits. The minutes shown are what remains, in the session’s
              first week and with the warm-up. These always stay: the warm-up, the first exercise,
              tests, and any exercise that is the only one for a muscle that week.
            </p>
            <div className="mt-8 grid gap-10">
              {fit.short.filter(canBeShortened).map((session) => (
                <ShortSessionPlan key={session.name} {...session} />
              ))}
              {unshortened.length > 0 && (
                <p>
                  <strong>Do in full, or on another day:</strong>
                  {` ${unshortened.map(({ name }) => name).join(', ')}.`}
                </p>
              )}
            </div>
          </CardSection>
        </div>
        <CardSection title="The Original" className="lg:col-start-2">
          <div className="grid gap-4">
            <p>Equipment: {equipment}.</p>
            <p>
              Its{' '}
              <a href={planPdfPath(planId)} className="text-link">
                PDF
              </a>{' '}
              and its calendar always show the original plan. In training, replacements that you
              choose take the place of its exercises.
            </p>
          </div>
        </CardSection>
      </div>
    </article>
  )
}

/** Substitutes for one missing piece. Collapsed, because visitors lack few pieces. */
function GearChanges({ planId, gear, changes, rungs }: WithoutGear & { planId: string }) {
  const title = `If you have no ${gear}`
  return (
    <details className="group border-b border-rule">
      <summary className="grid cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3 py-3">
        <Icon name="arrow" className="text-hull group-open:rotate-90" />
        <h3 className="display text-lg">{title}</h3>
        <span className="col-start-2 text-sm text-muted">
          {exercisesFound(changes.length + rungs.length)}
        </span>
      </summary>
      <table className="breakdown" aria-label={title}>
        <TableHead columns={['Exercise', 'Do this instead']} />
        <tbody>
          {changes.map(({ exercise, by, orWith, sessions }) => (
            <Row key={exercise.id} exercise={exercise} note={sessions.join(', ')}>
              <div>{by ? <ExerciseLink {...by} /> : 'No replacement; leave it out.'}</div>
              {orWith.length > 0 && (
                <span className="block text-sm text-muted">
                  or keep it, with {orWith.map(withArticle).join(' or ')}
                </span>
              )}
            </Row>
          ))}
          {rungs.map(({ exercise, after }) => (
            <Row
              key={`${after.id} ${exercise.id}`}
              exercise={exercise}
              note="when you move up to it"
            >
              Stay with <ExerciseLink {...after} />
            </Row>
          ))}
        </tbody>
      </table>
      {changes.some(({ by }) => by) && (
        <a href={trainWithoutPath(planId, gear)} className="plain-action no-print my-3">
          Train without {withArticle(gear)} <Icon name="arrow" className="text-hull" />
        </a>
      )}
    </details>
  )
}

interface RowProps {
  exercise: ExerciseRef
  note: string
  children: ReactNode
}

const Row = ({ exercise, note, children }: RowProps) => (
  <tr>
    <th scope="row" className="w-1/2">
      {/* A link in one block with text would have to differ by more than its color. */}
      <div>
        <ExerciseLink {...exercise} />
      </div>
      <span className="block text-sm font-[400] text-muted">{note}</span>
    </th>
    <td>{children}</td>
  </tr>
)

function ShortSessionPlan({ name, minutes, steps, fewerSets }: ShortSession) {
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="display text-lg">{name}</h3>
        <p className="text-sm">{minutes} minutes</p>
      </div>
      {steps.length > 0 ? (
        <table className="muscle-table" aria-label={name}>
          <TableHead columns={['Leave out', 'Minutes']} />
          <tbody>
            {steps.map(({ leave, minutes }) => (
              <tr key={leave.join()}>
                <th scope="row">{leave.join(' + ')}</th>
                <td>{minutes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>One less set or round of each exercise: {fewerSets} minutes.</p>
      )}
    </div>
  )
}

export const fragment = graphql`
  fragment PlanFitView on Plan {
    planId
    title
    equipment
    isHidden
    loadLine
  }
`
