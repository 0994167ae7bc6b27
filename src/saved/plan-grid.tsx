import { pluralize } from '../../packages/basics'
import { CardGrid } from '../components/card-grid'
import { planPath } from '../lib/paths'
import { PlanCard } from '../plan/plan-card'
import { usePlanCards } from '../plan/use-plan-cards'

/** Plan cards in the order of the ids, with placeholders while they load. */
export function PlanGrid({ ids }: { ids: readonly string[] }) {
  const cards = usePlanCards(ids)
  const failed = ids.filter((id) => cards[id] === null)
  return (
    <>
      {failed.length > 0 && (
        <div role="status" className="notice">
          <p>
            {pluralize(failed.length, 'plan')} could not be loaded. Check your connection. Your list
            is unchanged.
          </p>
          <button type="button" className="button mt-3" onClick={() => window.location.reload()}>
            Try Again
          </button>
        </div>
      )}
      <CardGrid>
        {ids.map((id) => {
          const card = cards[id]
          if (card) return <PlanCard key={id} plan={card} />
          return (
            <div key={id} className="card">
              <span className="photo" />
              <p className="min-h-64 p-5 sm:p-6">
                {card === null ? (
                  <a href={planPath(id)} className="text-link">
                    Open {id}
                  </a>
                ) : (
                  'Loading …'
                )}
              </p>
            </div>
          )
        })}
      </CardGrid>
    </>
  )
}
