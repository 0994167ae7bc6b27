import { useEffect, useState } from 'react'
import { loadJson } from '../lib/load-json'
import { finderDataPath } from '../lib/paths'
import { ReloadButton } from '../ui/reload-button'
import type { Answers } from './model/answers'
import type { FinderData } from './model/finder-plan'

async function load() {
  const [data, { FoundPlans }] = await Promise.all([
    loadJson<FinderData>(finderDataPath),
    import(/* webpackChunkName: "found-plans" */ './found-plans'),
  ])
  return { data, FoundPlans }
}

/** The finder's results, once their data and code have loaded. */
export function FinderResults({ answers }: { answers: Answers }) {
  /** Null if loading failed. */
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | null>()
  useEffect(() => {
    load().then(setLoaded, () => setLoaded(null))
  }, [])
  if (loaded === undefined) return <p>Finding plans …</p>
  if (loaded) return <loaded.FoundPlans answers={answers} data={loaded.data} />
  return (
    <div role="status" className="notice">
      <p>The plans could not be loaded. Check your connection.</p>
      <ReloadButton />
    </div>
  )
}
