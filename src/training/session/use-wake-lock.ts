import { useEffect } from 'react'

/**
 * Keeps the screen on while a component is shown, in browsers that can. They release it in tabs
 * that are not shown.
 */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false

    async function hold() {
      if (document.hidden || isOver) return
      try {
        lock = await navigator.wakeLock?.request('screen')
        if (isOver) lock?.release()
      } catch {
        // A battery that runs low, or a browser that does not want to: the screen goes dark as usual.
      }
    }

    hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', hold)
      lock?.release().catch(() => {})
    }
  }, [])
}
