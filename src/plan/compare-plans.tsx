import { useId } from 'react'
import { ReloadButton } from '../components/reload-button'
import { paths } from '../lib/paths'
import { Comparison } from './comparison'
import { MAX_COMPARED } from './model/compared'
import { usePlanCards } from './use-plan-cards'

interface ComparePlansProps {
  /** All plans, to choose from. */
  plans: readonly Queries.PlanLinkFragment[]
  chosen: readonly Queries.PlanLinkFragment[]
}

/** Shows the chosen plans side by side, with a form to add another. */
export function ComparePlans({ plans, chosen }: ComparePlansProps) {
  const cards = usePlanCards(chosen.map(({ planId }) => planId))
  const loaded = chosen.flatMap(({ planId }) => cards[planId] ?? [])
  const hasFailed = chosen.some(({ planId }) => cards[planId] === null)
  return (
    <>
      {chosen.length < MAX_COMPARED && <AddPlanForm plans={plans} chosen={chosen} />}
      {hasFailed ? (
        <div role="status" className="notice">
          <p>Not all plans could be loaded: the connection failed.</p>
          <ReloadButton />
        </div>
      ) : (
        chosen.length > 0 && (
          <div>{loaded.length === chosen.length ? <Comparison plans={loaded} /> : 'Loading …'}</div>
        )
      )}
    </>
  )
}

/** Submits to the same page with one more plan in the query. */
function AddPlanForm({ plans, chosen }: ComparePlansProps) {
  const id = useId()
  return (
    <form action={paths.compare} className="mb-10 flex flex-wrap items-end gap-3">
      {chosen.map(({ planId }) => (
        <input key={planId} type="hidden" name="plans" value={planId} />
      ))}
      <p>
        <label htmlFor={id} className="mb-1 block font-bold">
          {chosen.length === 0 ? 'First plan' : 'Compare with'}
        </label>
        <select id={id} name="plans" className="field">
          {plans
            .filter((plan) => !chosen.includes(plan))
            .map(({ planId, title }) => (
              <option key={planId} value={planId}>
                {title}
              </option>
            ))}
        </select>
      </p>
      <button type="submit" className="button button-primary">
        {chosen.length === 0 ? 'Choose' : 'Compare'}
      </button>
    </form>
  )
}
