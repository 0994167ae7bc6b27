import { useEffect, useSyncExternalStore } from 'react'
import {
  currentTraining,
  NOTHING,
  openTraining,
  subscribeToTraining,
  type Training,
} from './training-store'

/** What this browser knows of a trainee; nothing on the server, in the first render, and until it is read. */
export function useTraining(): Training {
  useEffect(() => {
    openTraining()
  }, [])
  return useSyncExternalStore(subscribeToTraining, currentTraining, () => NOTHING)
}
