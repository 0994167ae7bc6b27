import { Icon } from '../components/icon'
import { exercisePath, planPath, trainPath } from '../lib/paths'
import type { PlanWeek } from '../plan/model/week-table'
import { type Answers, carriedQuery } from './model/answers'
import { missText, reasonsOf } from './model/result-texts'
import type { ScoredPlan } from './model/score-plan'
import { WhatToChange } from './what-to-change'

interface FoundPlanProps {
  scored: ScoredPlan
  answers: Answers
  /** The same answers as the page's query. */
  search: string
  /** The plan's page data; undefined while loading, null if it failed. */
  page: Queries.PlanQuery['plan'] | undefined
}

/** A recommended plan: why it fits, what to change, entry checks and the first session. */
export function FoundPlan({ scored, answers, search, page }: FoundPlanProps) {
  const { plan, changes, misses } = scored
  const id = `found-${plan.planId}`
  const carried = carriedQuery(search)
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
          <a href={planPath(plan.planId) + carried}>{plan.title}</a>
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
            <WhatToChange changes={changes} />
            {changes.some(({ instead }) => instead) && (
              <p className="mt-2">
                <a href={trainPath(plan.planId) + carried} className="text-link">
                  Review These Swaps in Training
                </a>
              </p>
            )}
          </>
        )}
        <p className="mt-6">
          <a href={planPath(plan.planId) + carried} className="button button-primary">
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
