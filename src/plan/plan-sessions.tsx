import { graphql } from 'gatsby'
import { CardSection } from '../ui/card-section'
import { FirstWeek } from './first-week'
import { LoadLineFigure } from './load-line-figure'
import type { MuscleWeeks } from './model/hard-sets'
import { MuscleTable } from './muscle-table'
import { ProgressionRules } from './progression-rules'

/** The first week, the progression and the load line of a plan with sessions. */
export function PlanSessions({ plan }: { plan: Queries.PlanSessionsFragment }) {
  const { planId, week, warmUp, progression, deloads, loadLine } = plan
  if (!week || !progression) return null
  return (
    <>
      <FirstWeek planId={planId} weeks={loadLine.length} week={week} warmUp={warmUp} />
      <ProgressionRules progression={progression} />
      <CardSection title="Load Line">
        <LoadLineFigure loads={loadLine} deloads={deloads ?? []} />
      </CardSection>
    </>
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
