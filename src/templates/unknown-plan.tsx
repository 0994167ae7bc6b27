import { PageHead } from '../components/layout/page-head'
import { PlanProgram } from '../components/plan/plan-program'
import { NearestPages } from '../components/search/nearest-pages'
import { SearchField } from '../components/search/search-field'
import { paths, planPath } from '../lib/paths'
import { placeholderPlan } from '../lib/placeholder-plan'

const { schedule, exercises, ...program } = placeholderPlan

/** What stands at a plan's address that has no plan: the general program (spec sections 2 and 8). */
export default function UnknownPlan() {
  return (
    <PlanProgram
      plan={{
        ...program,
        weeks: schedule,
        exercises,
        isHidden: false,
        deloads: null,
        loadLine: [],
      }}
      actions={
        <div>
          <p className="mb-4 text-sm">
            There is no plan of its own at this address. This is the general program.
          </p>
          <a href={paths.plans} className="button button-primary no-print">
            Browse Workouts
          </a>
          <div className="mt-6">
            <SearchField id="not-found" />
          </div>
          <NearestPages />
        </div>
      }
    />
  )
}

export function Head() {
  return (
    <PageHead
      title={placeholderPlan.title}
      description={placeholderPlan.description}
      path={planPath('unknown')}
      noindex
    />
  )
}
