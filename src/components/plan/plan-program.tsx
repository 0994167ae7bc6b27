import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { FOLLOW_ALONG_PLACE } from '../../lib/follow-along-keys'
import { paragraphsOf } from '../../lib/paragraphs'
import { Photo } from '../ui/photo'
import { ExerciseTable } from './exercise-table'
import { FirstWeek } from './first-week'
import { LoadLineFigure } from './load-line-figure'
import { MuscleTable } from './muscle-table'
import { PlanFacts } from './plan-facts'
import { PlanHeader } from './plan-header'
import { PlanSection } from './plan-section'
import { Progression } from './progression'
import { ReadyForIt } from './ready-for-it'
import { SafetyBlock } from './safety-block'
import { TrainingLog } from './training-log'
import { WeekLinks } from './week-links'
import { WeekList } from './week-list'

interface PlanProgramProps {
  plan: Queries.PlanProgramFragment
  picture?: Queries.PhotoFragment
  /** What holds for all plans. */
  safety: Queries.SafetyBlockFragment | null | undefined
  /** What a visitor can do with the plan. */
  actions?: ReactNode
}

/** A whole training plan, as its own page shows it (spec section 2, Workout detail). */
export function PlanProgram({ plan, picture, safety, actions }: PlanProgramProps) {
  const { planId, title, goals, weeks, exercises, program, week, loadLine, muscleWeeks } = plan
  const deloads = program?.deloads ?? []
  return (
    <article>
      <PlanHeader plan={plan} />
      {/* On a phone what one does with a plan comes first; on a wide screen it stands beside the plan. */}
      <div className="plan-columns measure">
        <PlanFacts duration={plan.duration}>
          {program && (
            <div className="mt-6">
              <WeekLinks planId={planId} weeks={weeks.length} deloads={deloads} />
            </div>
          )}
          {actions && <div className="mt-6">{actions}</div>}
        </PlanFacts>
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
          <PlanSection title="Program Overview">
            <div className="grid max-w-[42rem] gap-4">
              {paragraphsOf(plan.overview).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </PlanSection>
          <div className="plan-pair">
            {plan.entry && <ReadyForIt entry={plan.entry} level={plan.level} />}
            {safety && <SafetyBlock safety={safety} own={plan.safety} />}
          </div>
          {program && week && (
            <>
              <FirstWeek planId={planId} week={week} warmUp={program.warmUp} />
              <Progression progression={program.progression} />
              <PlanSection title="Load Line">
                <LoadLineFigure loads={loadLine} deloads={deloads} />
              </PlanSection>
            </>
          )}
          <PlanSection title="Exercise Breakdown">
            <ExerciseTable exercises={exercises} />
          </PlanSection>
          <PlanSection title="Weekly Progression">
            <WeekList weeks={weeks} deloads={deloads} />
          </PlanSection>
        </div>
        <PlanSection title="Program Goals" className="lg:col-start-2">
          <ul className="goals grid gap-3">
            {goals.map((goal) => (
              <li key={goal}>{goal}</li>
            ))}
          </ul>
        </PlanSection>
        {muscleWeeks.length > 0 && (
          <PlanSection title="Hard Sets a Week" className="lg:col-start-2">
            <MuscleTable
              columns={['Week 1', 'Peak']}
              rows={muscleWeeks.map(({ muscle, sets }) => ({
                muscle,
                sets: [sets[0] ?? 0, Math.max(...sets)],
              }))}
            />
          </PlanSection>
        )}
        {/* Last, so that nothing moves when the sessions to tick off arrive. */}
        <div id={FOLLOW_ALONG_PLACE} className="no-print empty:hidden lg:col-start-1" />
        <TrainingLog
          title={title}
          weeks={weeks.length}
          exercises={exercises}
          sessions={plan.paperLog}
        />
      </div>
    </article>
  )
}

export const fragment = graphql`
  fragment PlanProgram on Plan {
    ...PlanHeader
    planId
    overview
    goals
    weeks
    entry
    safety
    exercises {
      exercise
      name
      sets
      reps
      rest
    }
    program {
      warmUp
      deloads
      progression {
        ...Progression
      }
    }
    week(number: 1) {
      ...WeekSessions
    }
    muscleWeeks {
      muscle
      sets
    }
    paperLog {
      name
      weeks
      rows {
        title
        cells
      }
    }
  }
`
