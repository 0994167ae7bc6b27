import { PlanActionRow } from '../components/plan-action-row'
import { useOnDemand } from '../components/use-on-demand'
import { useStartedPlan } from '../started-plans/use-started-plans'

/** Marks a plan's next session as done in one tap, for those who train without the site. */
export function MarkDoneRow({ plan }: { plan: Queries.PlanActionsFragment }) {
  const { failed, request } = useOnDemand(() => import('./mark-done'))
  const [first] = plan.agenda[0] ?? []
  const started = useStartedPlan(plan.planId)
  const next = started ?? (first && { name: first.name, week: 1 })
  if (!next) return null
  return (
    <PlanActionRow
      icon="check"
      label={
        <>
          Mark as Done
          {/* One line, so that nothing moves once the page knows the next session. */}
          <span className="block truncate text-sm font-semibold text-muted">
            {`${next.name}, week ${next.week}`}
          </span>
        </>
      }
      failed={failed}
      // The second click of a double tap would mark the session after it too.
      onClick={async ({ detail }) => detail < 2 && (await request())?.markNextDone(plan)}
    />
  )
}
