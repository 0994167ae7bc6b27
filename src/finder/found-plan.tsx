import { exercisePath, planPath, trainWithoutPath } from '../lib/paths'
import type { PlanWeek } from '../plan/model/week-table'
import { Icon } from '../ui/icon'
import type { Answers } from './model/answers'
import { changeReason, missText, reasonsOf } from './model/result-texts'
import type { ScoredPlan } from './model/score-plan'

interface FoundPlanProps {
  scored: ScoredPlan
  answers: Answers
  /** The plan's page data; undefined while loading, null if it failed. */
  page: Queries.PlanQuery['plan'] | undefined
}

/** A recommended plan: why it fits, what to change, entry checks and the first session. */
export function FoundPlan({ scored, answers, page }: FoundPlanProps) {
  const { plan, changes, misses } = scored
  const id = `found-${plan.planId}`
  const missing = [...new Set(changes.flatMap((change) => change.missing))]
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
        <TitledList
          title="What is missing"
          items={misses.map((miss) => missText(miss, scored, answers))}
        />
        <TitledList
          title={misses.length > 0 ? 'What it is' : 'Why it fits'}
          items={reasonsOf(scored, answers)}
        />
        {changes.length > 0 && (
          <>
            <h4>What to change</h4>
            <ul>
              {changes.map((change) => (
                <li key={change.title}>
                  {`${change.title} (${changeReason(change)}): `}
                  {change.instead ? (
                    <>
                      {'take '}
                      <a href={exercisePath(change.instead.id)} className="text-link">
                        {change.instead.title}
                      </a>
                    </>
                  ) : (
                    'leave it out'
                  )}
                </li>
              ))}
            </ul>
            {missing.length > 0 && (
              <p className="mt-2">
                <a href={trainWithoutPath(plan.planId, missing)} className="text-link">
                  Make These Swaps in Training
                </a>
              </p>
            )}
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
        <TitledList title="Ready for it?" items={page?.entry ?? []} />
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

const TitledList = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length > 0 && (
    <>
      <h4>{title}</h4>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  )
