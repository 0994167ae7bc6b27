import { paths } from '../lib/paths'
import { NearestPages } from '../search/nearest-pages'
import { SearchField } from '../search/search-field'
import { placeholderPlan } from './model/placeholder-plan'
import { PlanProgram } from './plan-program'

const { schedule, exercises, ...program } = placeholderPlan

/** For unknown plan addresses: the general program (spec sections 2 and 8). */
export function UnknownPlan() {
  return (
    <PlanProgram
      plan={{
        ...program,
        weeks: schedule,
        exercises,
        sessionLength: null,
        isHidden: false,
        deloads: null,
        loadLine: [],
      }}
      mainActions={
        <>
          <p className="notice w-fit font-bold">
            There is no plan at this address. This is the general program.
          </p>
          <a href={paths.plans} className="button button-primary no-print mt-5">
            Browse Workouts
          </a>
        </>
      }
      actions={
        <div>
          <SearchField id="not-found" />
          <NearestPages />
        </div>
      }
    />
  )
}
