import { useEffect, useRef } from 'react'
import { pluralize } from '../../packages/basics'
import { ShareButton } from '../components/share-button'
import { comparePath, sharedPlansPath } from '../lib/paths'
import { FavoriteButton } from '../plan/favorite-button'
import { MAX_COMPARED } from '../plan/model/compared'
import { useFavorites } from '../plan/use-favorites'
import { EmptyPlans } from './empty-plans'
import { PlanGrid } from './plan-grid'

/** The visitor's saved plans, in saving order. Takes the ids of all existing plans. */
export function SavedPlans({ planIds }: { planIds: ReadonlySet<string> }) {
  const saved = useFavorites()
  const available = saved.filter((id) => planIds.has(id))
  const missing = saved.filter((id) => !planIds.has(id))
  const heading = useRef<HTMLHeadingElement>(null)

  // A removed card loses the focus.
  const count = saved.length
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) heading.current?.focus()
    before.current = count
  }, [count])

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 ref={heading} tabIndex={-1} className={count > 0 ? 'font-bold' : 'sr-only'}>
          {pluralize(count, 'plan')} saved
        </h2>
        {available.length > 1 && (
          <a href={comparePath(available.slice(0, MAX_COMPARED))} className="button">
            Compare
          </a>
        )}
        {available.length > 0 && (
          <ShareButton
            path={sharedPlansPath(available)}
            title={`${pluralize(available.length, 'plan')} to train by`}
          >
            Share This List
          </ShareButton>
        )}
      </div>
      {missing.length > 0 && <MissingPlans ids={missing} />}
      {count > 0 ? (
        <PlanGrid ids={available} />
      ) : (
        <EmptyPlans title="Nothing saved yet">
          Tap the heart on any plan to save it here, in this browser. You don’t need an account.
        </EmptyPlans>
      )}
    </>
  )
}

/**
 * Saved plans that this page doesn't know, because they are unpublished for now, or newer than a tab left
 * open. They stay saved until the visitor removes them.
 */
const MissingPlans = ({ ids }: { ids: readonly string[] }) => (
  <div role="status" className="notice">
    <p>
      {ids.length === 1
        ? 'A plan you saved is currently unavailable. It stays on your list and shows again when it is back:'
        : `${pluralize(ids.length, 'plan')} you saved are currently unavailable. They stay on your list and show again when they are back:`}
    </p>
    <ul>
      {ids.map((id) => (
        <li key={id} className="flex items-center gap-2">
          <span className="min-w-0 font-bold">{id}</span>
          <FavoriteButton id={id} title={id} compact />
        </li>
      ))}
    </ul>
  </div>
)
