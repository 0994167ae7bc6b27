import { useEffect, useSyncExternalStore } from 'react'
import { openTraining } from './open-training'
import { currentTraining, NOTHING, subscribeToTraining, type Training } from './training-store'

/** What this browser knows of a trainee; nothing on the server, in the first render, and until it is read. */
export function useTraining(plan: string): Training {
  useEffect(() => {
    openTraining(plan)
      .then(async (isWriting) => {
        if (isWriting) (await import('./write-training')).startWriting()
      })
      // What could not be loaded is written with the next visit.
      .catch(() => {})
  }, [plan])
  return useSyncExternalStore(subscribeToTraining, currentTraining, () => NOTHING)
}
