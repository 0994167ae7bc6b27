import { graphql } from 'gatsby'
import { Fragment } from 'react'
import type { MuscleWeeks, ProgressionWords } from '../../packages/progression'
import { CardSection } from '../components/card-section'
import { Icon } from '../components/icon'
import { PROGRESSION_ID, planWeekPath, trainWithoutPath } from '../lib/paths'
import { LoadLineFigure } from './load-line-figure'
import { MuscleTable } from './muscle-table'
import { WeekSessions } from './week-sessions'
import { UnitSwitch, Weight } from './weight'

/** The first week, the progression and the load line of a plan with sessions. */
export function PlanSessions({ plan }: { plan: Queries.PlanSessionsFragment }) {
  const { planId, week, warmUp, progression, deloads, loadLine } = plan
  if (!week || !progression) return null
  return (
    <>
      {/* Has no figures, or the largest plans would pass 800 elements. */}
      <CardSection title="The First Week">
        <WeekSessions week={week} warmUp={warmUp} />
        {loadLine.length > 1 && (
          <a href={planWeekPath(planId, 2)} className="plain-action no-print mt-6">
            Week 2 <Icon name="arrow" className="text-hull" />
          </a>
        )}
        <a
          href={trainWithoutPath(planId)}
          className="text-link no-print flex min-h-11 w-fit items-center"
        >
          Train With What You Have
        </a>
      </CardSection>
      <ProgressionRules {...progression} />
      <CardSection title="Load Line">
        <LoadLineFigure loads={loadLine} deloads={deloads ?? []} />
      </CardSection>
    </>
  )
}

/** How loads progress, in which steps, and what the effort terms mean. */
function ProgressionRules({ topics, steps }: ProgressionWords) {
  return (
    <CardSection title="How It Progresses" id={PROGRESSION_ID}>
      {topics.map(({ title, lines }) => (
        <Fragment key={title}>
          <h3 className="mt-3.5 font-bold">{title}</h3>
          {lines.map((line) => (
            <p key={line} className="max-w-[42rem] [p+&]:mt-1.5">
              {line}
            </p>
          ))}
        </Fragment>
      ))}
      {steps.length > 0 && (
        <div className="mt-5 flex flex-wrap items-end justify-between gap-4">
          <dl className="grid grid-cols-[auto_auto] gap-x-6 gap-y-1">
            {steps.map(({ name, weight }) => (
              <Fragment key={name}>
                <dt className="text-muted">A step, {name.toLowerCase()}</dt>
                <dd className="font-bold">
                  <Weight text={weight} />
                </dd>
              </Fragment>
            ))}
          </dl>
          <UnitSwitch />
        </div>
      )}
      <p className="mt-5 max-w-[42rem] text-sm text-muted">
        “2 in reserve”: end the set while two more clean reps are possible. RPE counts from the
        other end: 10 is nothing left, 8 is two in reserve.
      </p>
    </CardSection>
  )
}

/** Hard sets per muscle, in the first week and at peak. */
export function HardSets({ plan }: { plan: Queries.PlanSessionsFragment }) {
  const muscleWeeks: readonly MuscleWeeks[] = plan.muscleWeeks
  if (muscleWeeks.length === 0) return null
  return (
    <CardSection title="Hard Sets a Week" className="lg:col-start-2">
      <MuscleTable
        columns={['Week 1', 'Peak']}
        rows={muscleWeeks.map(({ muscle, sets }) => ({
          muscle,
          sets: [sets[0] ?? 0, Math.max(...sets)],
        }))}
      />
    </CardSection>
  )
}

export const fragment = graphql`
  fragment PlanSessions on Plan {
    planId
    loadLine
    warmUp
    deloads
    progression
    week(number: 1)
    muscleWeeks
  }
`
