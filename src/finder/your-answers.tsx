import { useEffect, useState } from 'react'

/**
 * What a visitor told the finder, on the page of a plan that it found. The rest of the page is the same for
 * everyone, and who comes without a query downloads nothing.
 */
export function YourAnswers({ planId }: { planId: string }) {
  const [part, setPart] = useState<typeof import('./your-changes')>()
  useEffect(() => {
    // The finder's fields (model/answers.ts), which are not worth their bytes here. Without the part, the page is as
    // complete as for anyone else.
    if (/[?&](for|days|minutes|with|from|spare)=/.test(window.location.search))
      import('./your-changes').then(setPart, () => {})
  }, [])
  return part ? <part.YourChanges planId={planId} /> : null
}
