import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { CardSection } from '../components/card-section'
import { PageHeader } from '../components/page-header'
import { SectionHeading } from '../components/section-heading'
import { UnpublishedBadge } from '../components/unpublished-badge'
import { ExerciseCards } from '../exercises/exercise-cards'
import { ExerciseFacts } from '../exercises/exercise-facts'
import { ExerciseGuide } from '../exercises/exercise-guide'
import { FigureStage } from '../exercises/figure-stage'
import { equipmentText, exerciseLabel, exerciseListTitle } from '../exercises/model/exercise-labels'
import { FigureFile } from '../exercises/small-figure'
import { WorkedMuscles } from '../exercises/worked-muscles'
import { PageHead } from '../layout/page-head'
import { exercisePath, paths, patternPath, planPath } from '../lib/paths'

export default function Exercise({
  data: { exercise, plans },
}: PageProps<Queries.ExercisePageQuery>) {
  if (!exercise) return null
  const { title, alsoCalled, level, pattern, figure } = exercise
  const otherWays = [
    { name: 'Easier', exercises: exercise.easierExercises },
    { name: 'Harder', exercises: exercise.harderExercises },
    { name: 'Instead', exercises: exercise.insteadExercises },
  ].filter(({ exercises }) => exercises.length > 0)
  return (
    <article>
      <PageHeader
        title={title}
        lead={alsoCalled && `Also called ${alsoCalled.join(', ')}.`}
        back={[paths.exercises, 'All Exercises']}
        badges={
          <p className="mb-4 flex flex-wrap gap-3 text-sm">
            <span className="badge">{level}</span>
            <span className="badge">{exerciseLabel(pattern)}</span>
            {exercise.isHidden && <UnpublishedBadge />}
          </p>
        }
      />
      <FigureFile value={exercise.figures}>
        <div className="measure grid gap-8 py-10 lg:grid-cols-[1fr_22rem] lg:items-start lg:gap-x-12 lg:py-14">
          <div className="grid gap-8">
            {figure && <FigureStage title={title} figure={figure} />}
            <ExerciseGuide exercise={exercise} />
          </div>
          <div className="grid gap-8">
            <ExerciseFacts exercise={exercise} />
            <WorkedMuscles {...exercise} />
            {plans.nodes.length > 0 && (
              <CardSection title="In these plans">
                <ul>
                  {plans.nodes.map((plan) => (
                    <li key={plan.planId} className="border-t border-rule first:border-0">
                      <a href={planPath(plan.planId)} className="block py-2 hover:underline">
                        <span className="font-bold">{plan.title}</span>
                        <span className="block text-sm text-muted">
                          {plan.level}, {plan.duration}
                        </span>
                      </a>
                    </li>
                  ))}
                </ul>
              </CardSection>
            )}
          </div>
          <div className="grid gap-12 pt-4 lg:col-span-2">
            {otherWays.map(({ name, exercises }) => (
              <section key={name} aria-labelledby={name.toLowerCase()} className="no-print">
                <SectionHeading id={name.toLowerCase()}>{name}</SectionHeading>
                <ExerciseCards exercises={exercises} />
              </section>
            ))}
          </div>
        </div>
      </FigureFile>
    </article>
  )
}

export function Head({ data: { exercise } }: HeadProps<Queries.ExercisePageQuery>) {
  if (!exercise) return null
  const { exerciseId, title, pattern, equipment, pair, main, cues } = exercise
  return (
    <PageHead
      title={title}
      description={`How to do it, step by step, with figures. ${equipmentText(equipment, pair)}. For ${main.join(', ')}. ${cues[0]}.`}
      path={exercisePath(exerciseId)}
      noindex={exercise.isHidden}
      parents={[
        { title: 'Exercises', path: paths.exercises },
        { title: exerciseListTitle(pattern), path: patternPath(pattern) },
      ]}
    />
  )
}

export const query = graphql`
  query ExercisePage($exerciseId: String!) {
    exercise(exerciseId: { eq: $exerciseId }) {
      exerciseId
      isHidden
      title
      alsoCalled
      main
      helping
      figure {
        ...Figure
      }
      figures
      ...ExerciseFacts
      ...ExerciseGuide
      easierExercises {
        ...ExerciseCard
      }
      harderExercises {
        ...ExerciseCard
      }
      insteadExercises {
        ...ExerciseCard
      }
    }
    plans: allPlan(filter: { exerciseIds: { eq: $exerciseId } }, sort: { title: ASC }) {
      nodes {
        planId
        title
        level
        duration
      }
    }
  }
`
