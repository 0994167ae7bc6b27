import { pluralize } from '../../packages/basics'
import { NOT_STORED } from '../components/messages'
import { showToast } from '../components/toast'
import { paths } from '../lib/paths'
import { removeFavorites, saveFavorites, useFavorites } from '../plan/use-favorites'
import { EmptyPlans } from './empty-plans'
import { PlanGrid } from './plan-grid'

interface SharedPlansProps {
  /** The ids in the link. */
  ids: readonly string[]
  /** The ids of all existing plans. */
  planIds: ReadonlySet<string>
}

/** A list shared as a link. The visitor's own list changes only if they save from it. */
export function SharedPlans({ ids, planIds }: SharedPlansProps) {
  const saved = useFavorites()
  const available = ids.filter((id) => planIds.has(id))
  const missing = ids.filter((id) => !planIds.has(id))
  const unsaved = available.filter((id) => !saved.includes(id))

  function saveAll() {
    const stored = saveFavorites(unsaved)
    showToast(
      stored ? `${pluralize(unsaved.length, 'plan')} added to your favorites.` : NOT_STORED,
      {
        label: 'Undo',
        onClick: () => removeFavorites(unsaved),
      },
    )
  }

  const ownList = (
    <a href={paths.saved} className="text-link inline-flex min-h-11 items-center font-bold">
      Your Favorites{saved.length > 0 && ` (${saved.length})`}
    </a>
  )
  if (available.length === 0) {
    return (
      <>
        <EmptyPlans title="No plan in this link exists">
          The link may be incomplete, or its plans are no longer offered. Ask for it again, or pick
          from all plans.
        </EmptyPlans>
        <p className="mt-4">{ownList}</p>
      </>
    )
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="font-bold">{pluralize(available.length, 'plan')} shared with you</h2>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {ownList}
          <button
            type="button"
            className="button button-primary aria-disabled:opacity-60"
            aria-disabled={unsaved.length === 0}
            onClick={() => unsaved.length > 0 && saveAll()}
          >
            {unsaved.length === 0 ? 'All Saved' : 'Save All'}
          </button>
        </div>
      </div>
      {missing.length > 0 && (
        <p className="notice">
          {missing.length === 1 ? 'One plan' : pluralize(missing.length, 'plan')} on this list{' '}
          {missing.length === 1 ? 'is' : 'are'} currently unavailable: {missing.join(', ')}.
        </p>
      )}
      <PlanGrid ids={available} />
    </>
  )
}
