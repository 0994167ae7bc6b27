import { useEffect, useRef } from 'react'
import { comparePath, sharedPlansPath } from '../lib/paths'
import { pluralize } from '../lib/pluralize'
import { MAX_COMPARED } from '../plan/model/compared'
import { useFavorites } from '../plan/use-favorites'
import { ShareButton } from '../ui/share-button'
import { EmptyPlans } from './empty-plans'
import { MissingPlans } from './missing-plans'
import { PlanGrid } from './plan-grid'

/** The visitor's saved plans, in saving order. Takes the ids of all existing plans. */
export function SavedPlans({ planIds }: { planIds: ReadonlySet<string> }) {
  const saved = useFavorites()
  const available = saved.filter((id) => planIds.has(id))
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
      <MissingPlans ids={saved.filter((id) => !planIds.has(id))} />
      {count > 0 ? (
        <PlanGrid ids={available} />
      ) : (
        <EmptyPlans title="Nothing saved yet">
          Press the heart on any plan and it waits for you here, in this browser. No account, and
          nobody else sees it.
        </EmptyPlans>
      )}
    </>
  )
}
