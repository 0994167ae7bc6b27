import { useEffect, useSyncExternalStore } from 'react'
import { openTraining } from './open-training'
import {
  currentTraining,
  EMPTY_TRAINING,
  subscribeToTraining,
  type Training,
} from './training-store'

export const useLoadedTraining = (): Training =>
  useSyncExternalStore(subscribeToTraining, currentTraining, () => EMPTY_TRAINING)

/** Loads what a plan's training needs. Returns the loaded log. */
export function useTraining(plan: string): Training {
  useEffect(() => {
    openTraining(plan)
      .then(async (needsWriter) => {
        if (needsWriter) (await import('./write-training')).startWriting()
      })
      // If the writer fails to load, the next visit writes the changes.
      .catch(() => {})
  }, [plan])
  return useLoadedTraining()
}
