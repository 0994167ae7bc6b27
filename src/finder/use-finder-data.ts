import { useEffect, useState } from 'react'
import { finderDataPath } from '../lib/paths'
import type { FinderData } from './model/plan-facts'

/** Returns what the finder decides by, once there are answers; null where it could not be loaded. */
export function useFinderData(isWanted: boolean): FinderData | null | undefined {
  const [data, setData] = useState<FinderData | null>()
  useEffect(() => {
    if (!isWanted) return
    fetch(finderDataPath)
      .then((response) => (response.ok ? response.json() : null))
      .then(setData, () => setData(null))
  }, [isWanted])
  return data
}
