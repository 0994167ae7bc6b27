import { ReloadButton } from '../ui/reload-button'
import type { Answers } from './model/answers'
import { useFound } from './use-found'

/** The finder's results, once loaded. */
export function Found({ answers }: { answers: Answers }) {
  const found = useFound()
  if (found === undefined) return <p>Looking …</p>
  if (found) return <found.FoundPlans answers={answers} data={found.data} />
  return (
    <div role="status" className="notice">
      <p>The plans could not be loaded: the connection failed.</p>
      <ReloadButton />
    </div>
  )
}
