import { useEffect, useSyncExternalStore } from 'react'
import { currentTraining, openTraining, subscribeToTraining, type Training } from './training-store'

const CLOSED: Training = {
  isOpen: false,
  sessions: new Map(),
  plans: new Map(),
  isRefused: false,
}

/** What this browser knows of a trainee; nothing on the server, in the first render, and until it is read. */
export function useTraining(): Training {
  useEffect(() => {
    openTraining()
  }, [])
  return useSyncExternalStore(subscribeToTraining, currentTraining, () => CLOSED)
}
