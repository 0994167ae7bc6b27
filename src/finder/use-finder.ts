import { useEffect, useState } from 'react'
import { finderDataPath } from '../lib/paths'
import type { FinderData } from './model/finder-plan'

const load = async () => {
  const [response, { FoundPlans }] = await Promise.all([
    fetch(finderDataPath),
    import(/* webpackChunkName: "found-plans" */ './found-plans'),
  ])
  const data: FinderData = await response.json()
  return { data, FoundPlans }
}

/** Loads the finder's data and results component; undefined while loading, null if it failed. */
export function useFinder() {
  const [finder, setFinder] = useState<Awaited<ReturnType<typeof load>> | null>()
  useEffect(() => {
    load().then(setFinder, () => setFinder(null))
  }, [])
  return finder
}
