import { graphql } from 'gatsby'
import { PlanSection } from '../ui/plan-section'
import { FirstWeek } from './first-week'
import { LoadLineFigure } from './load-line-figure'
import type { MuscleWeeks } from './model/hard-sets'
import { MuscleTable } from './muscle-table'
import { Progression } from './progression'

/** What a plan says of its sessions: the first week, how loads move on, and the load of all weeks. */
export function PlanSessions({ plan }: { plan: Queries.PlanSessionsFragment }) {
  const { planId, week, warmUp, progression, deloads, loadLine } = plan
  if (!week || !progression) return null
  return (
    <>
      <FirstWeek planId={planId} weeks={loadLine.length} week={week} warmUp={warmUp} />
      <Progression progression={progression} />
      <PlanSection title="Load Line">
        <LoadLineFigure loads={loadLine} deloads={deloads ?? []} />
      </PlanSection>
    </>
  )
}

/** How often a plan works each muscle, in its first week and at most. */
export function HardSets({ plan }: { plan: Queries.PlanSessionsFragment }) {
  const muscleWeeks: readonly MuscleWeeks[] = plan.muscleWeeks
  if (muscleWeeks.length === 0) return null
  return (
    <PlanSection title="Hard Sets a Week" className="lg:col-start-2">
      <MuscleTable
        columns={['Week 1', 'Peak']}
        rows={muscleWeeks.map(({ muscle, sets }) => ({
          muscle,
          sets: [sets[0] ?? 0, Math.max(...sets)],
        }))}
      />
    </PlanSection>
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
