import { exercisePath, planPath } from '../lib/paths'
import type { PlanWeek } from '../plan/model/week-table'
import { Icon } from '../ui/icon'
import type { Answers } from './model/answers'
import type { ExerciseChange } from './model/exercise-changes'
import type { ScoredPlan } from './model/score-plan'
import { changeReason, missText, reasonsOf } from './model/words'

interface FoundPlanProps {
  scored: ScoredPlan
  answers: Answers
  /** The plan's page data; undefined while loading, null if it failed. */
  page: FoundPlanPage | null | undefined
}

/** The fields shown from a plan's page data. */
export type FoundPlanPage = Pick<
  NonNullable<Queries.PlanQuery['plan']>,
  'description' | 'duration' | 'level' | 'category' | 'entry' | 'week'
>

/** A recommended plan: why it fits, what to change, entry checks and the first session. */
export function FoundPlan({ scored, answers, page }: FoundPlanProps) {
  const { plan, changes, misses } = scored
  const id = `found-${plan.planId}`
  const week: PlanWeek | null | undefined = page?.week
  const [session] = week?.sessions ?? []
  return (
    <article aria-labelledby={id} className="plan-section found-plan">
      <div>
        {page && (
          <p className="flex flex-wrap gap-x-4 text-sm">
            <span className="font-bold text-hull">{page.level}</span>
            <span className="text-muted">{page.category}</span>
            <span className="text-muted">{page.duration}</span>
          </p>
        )}
        <h3 id={id} className="display mt-1 text-xl">
          <a href={planPath(plan.planId)}>{plan.title}</a>
        </h3>
        {page && <p className="mt-2">{page.description}</p>}
        {misses.length > 0 && (
          <>
            <h4>What is missing</h4>
            <ul>
              {misses.map((miss) => (
                <li key={miss.kind}>{missText(miss, scored, answers)}</li>
              ))}
            </ul>
          </>
        )}
        <h4>{misses.length > 0 ? 'What it is' : 'Why it fits'}</h4>
        <ul>
          {reasonsOf(scored, answers).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        {changes.length > 0 && (
          <>
            <h4>What to change</h4>
            <ul>
              {changes.map((change) => (
                <li key={change.title}>
                  <ChangeText change={change} />
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="mt-6">
          <a href={planPath(plan.planId)} className="button button-primary">
            View Plan
            <Icon name="arrow" />
          </a>
        </p>
      </div>
      <div>
        {page?.entry && (
          <>
            <h4>Ready for it?</h4>
            <ul>
              {page.entry.map((check) => (
                <li key={check}>{check}</li>
              ))}
            </ul>
          </>
        )}
        {session && (
          <>
            <h4>
              {`The first session: ${session.name}`}
              {session.minutes && `, ${session.minutes} minutes`}
            </h4>
            <ol>
              {session.blocks
                .flatMap(({ lines }) => lines)
                .map(({ exercise, title, sets }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may appear twice
                  <li key={index}>
                    <a href={exercisePath(exercise)} className="text-link">
                      {title}
                    </a>{' '}
                    <span className="text-muted">{sets}</span>
                  </li>
                ))}
            </ol>
          </>
        )}
      </div>
    </article>
  )
}

function ChangeText({ change }: { change: ExerciseChange }) {
  const { title, instead } = change
  return (
    <>
      {`${title} (${changeReason(change)}): `}
      {instead ? (
        <>
          {'take '}
          <a href={exercisePath(instead.id)} className="text-link">
            {instead.title}
          </a>
        </>
      ) : (
        'leave it out'
      )}
    </>
  )
}
