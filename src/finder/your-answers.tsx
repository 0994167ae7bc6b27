import { useEffect, useState } from 'react'
import { useHydrated } from '../ui/use-hydrated'

/**
 * What a visitor told the finder, on the page of a plan that it found. The rest of the page is the same for
 * everyone, and who comes without answers downloads nothing.
 */
export function YourAnswers({ planId }: { planId: string }) {
  const search = useHydrated() ? window.location.search : ''
  const hasAnswers = /[?&](with|minutes|spare)=/.test(search)
  const [part, setPart] = useState<typeof import('./your-changes')>()
  useEffect(() => {
    // Without it, the page is as complete as for anyone else.
    if (hasAnswers) import('./your-changes').then(setPart, () => {})
  }, [hasAnswers])
  return hasAnswers && part ? <part.YourChanges planId={planId} search={search} /> : null
}
