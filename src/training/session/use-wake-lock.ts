import { useEffect } from 'react'

/** Keeps the screen on while mounted. Browsers release the lock of hidden tabs. */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false

    async function requestLock() {
      if (document.hidden || isOver) return
      try {
        lock = await navigator.wakeLock?.request('screen')
        if (isOver) lock?.release()
      } catch {
        // On low battery or refusal the screen dims as usual.
      }
    }

    requestLock()
    document.addEventListener('visibilitychange', requestLock)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', requestLock)
      lock?.release().catch(() => {})
    }
  }, [])
}
