import { PageHead } from '../components/layout/page-head'
import { PlanProgram } from '../components/plan/plan-program'
import { paths, planPath } from '../lib/paths'
import { placeholderPlan } from '../lib/placeholder-plan'

const { schedule, ...programme } = placeholderPlan

/** What stands at a plan's address that has no plan: the general programme (spec sections 2 and 8). */
export default function UnknownPlan() {
  return (
    <PlanProgram
      plan={{ ...programme, weeks: schedule }}
      actions={
        <>
          <p className="mb-4 text-sm">
            There is no plan of its own at this address. This is the general program.
          </p>
          <a href={paths.plans} className="button button-primary">
            Browse Workouts
          </a>
        </>
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
