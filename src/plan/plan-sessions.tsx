import { graphql } from 'gatsby'
import { Fragment } from 'react'
import type { MuscleWeeks, ProgressionWords } from '../../packages/progression'
import { CardSection } from '../components/card-section'
import { PROGRESSION_ID, planWeekPath, trainWithoutPath } from '../lib/paths'
import { MuscleTable } from './muscle-table'
import { WeekSessions } from './week-sessions'
import { UnitSwitch, Weight } from './weight'

/** The first week of a plan with sessions. */
export function FirstWeek({ plan }: { plan: Queries.PlanSessionsFragment }) {
  const { planId, week, warmUp, loadLine } = plan
  if (!week) return null
  return (
    // Has no figures, or the largest plans would pass 800 elements.
    <CardSection title="The First Week" className="ruled">
      <WeekSessions week={week} warmUp={warmUp} isFolded />
      <p className="no-print mt-4 flex flex-wrap gap-x-6">
        {loadLine.length > 1 && (
          <a href={planWeekPath(planId, 2)} className="text-link inline-flex min-h-11 items-center">
            Week 2
          </a>
        )}
        <a href={trainWithoutPath(planId)} className="text-link inline-flex min-h-11 items-center">
          Train With What You Have
        </a>
      </p>
    </CardSection>
  )
}

/** How loads progress, in which steps, and what the effort terms mean. */
export function ProgressionRules({ plan }: { plan: Queries.PlanSessionsFragment }) {
  if (!plan.progression) return null
  const { topics, steps }: ProgressionWords = plan.progression
  return (
    <CardSection title="How It Progresses" id={PROGRESSION_ID} className="ruled col-span-full">
      <div className="plan-rules">
        {topics.map(({ title, lines }, index) => (
          <details key={title} open={index === 0}>
            <summary className="font-bold">{title}</summary>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </details>
        ))}
      </div>
      {steps.length > 0 && (
        <div className="mt-6 flex flex-wrap items-end gap-x-6 gap-y-3">
          <dl className="grid grid-cols-[auto_auto] gap-x-6 gap-y-1">
            {steps.map(({ name, weight }) => (
              <Fragment key={name}>
                <dt className="text-muted">{`A step, ${name.toLowerCase()}`}</dt>
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
        other end: 10 is nothing left, 8 is two in reserve. The load is a week’s sets weighted by
        effort: the fewer reps are left, the more a set counts. Five steady minutes count as a set.
      </p>
    </CardSection>
  )
}

/** The index of the first week with a hard set; 0 if none has one. */
const firstHardWeek = (muscles: readonly MuscleWeeks[]) =>
  Math.max(0, muscles[0]?.sets.findIndex((_, week) => muscles.some(({ sets }) => sets[week])) ?? 0)

/** Hard sets per muscle, in the first week that has any and at peak. */
export function HardSets({ plan }: { plan: Queries.PlanSessionsFragment }) {
  const muscleWeeks: readonly MuscleWeeks[] = plan.muscleWeeks
  if (muscleWeeks.length === 0) return null
  const first = firstHardWeek(muscleWeeks)
  return (
    <CardSection title="Hard Sets a Week" className="ruled" isFolded>
      <MuscleTable
        columns={[`Week ${first + 1}`, 'Peak']}
        rows={muscleWeeks.map(({ muscle, sets }) => ({
          muscle,
          sets: [sets[first] ?? 0, Math.max(...sets)],
        }))}
      />
      {first > 0 && (
        <p className="mt-2 text-sm text-muted">
          {`Before week ${first + 1} every set leaves more than four, on purpose.`}
        </p>
      )}
    </CardSection>
  )
}

export const fragment = graphql`
  fragment PlanSessions on Plan {
    planId
    loadLine
    warmUp
    progression
    week(number: 1)
    muscleWeeks
  }
`
