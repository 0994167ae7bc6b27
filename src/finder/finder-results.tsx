import { ReloadButton } from '../ui/reload-button'
import type { Answers } from './model/answers'
import { useFinder } from './use-finder'

/** The finder's results, once loaded. */
export function FinderResults({ answers }: { answers: Answers }) {
  const loaded = useFinder()
  if (loaded === undefined) return <p>Looking …</p>
  if (loaded) return <loaded.FoundPlans answers={answers} data={loaded.data} />
  return (
    <div role="status" className="notice">
      <p>The plans could not be loaded: the connection failed.</p>
      <ReloadButton />
    </div>
  )
}
