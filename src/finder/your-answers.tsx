import { useEffect } from 'react'
import { useHydrated } from '../ui/use-hydrated'
import { useOnDemand } from '../ui/use-on-demand'

/**
 * What a visitor told the finder, on the page of a plan that it found. The rest of the page is the same for
 * everyone, and who comes without answers downloads nothing.
 */
export function YourAnswers({ planId }: { planId: string }) {
  const search = useHydrated() ? window.location.search : ''
  const hasAnswers = /[?&](with|minutes|spare)=/.test(search)
  const { loaded, request } = useOnDemand(() => import('./your-changes'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the request is the same in every render
  useEffect(() => {
    if (hasAnswers) request(false)
  }, [hasAnswers])
  return (
    <div data-starts="query" className="empty:hidden">
      {hasAnswers && loaded && <loaded.YourChanges planId={planId} search={search} />}
    </div>
  )
}
