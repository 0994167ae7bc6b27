import { useState } from 'react'
import { showToast } from './toast'

/**
 * Loads a part of a page on demand. Takes its import, which may be retried. `loaded` is the part; `failed`
 * is true after a failed attempt, until one succeeds.
 */
export function useOnDemand<Part extends object>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part>()
  const [failed, setFailed] = useState(false)

  /** Loads and returns the part. Reports a failure only if the visitor requested it. */
  async function request(isRequested = true) {
    try {
      const loaded = await load()
      setPart(loaded)
      setFailed(false)
      return loaded
    } catch {
      if (!isRequested) return undefined
      // The toast must load too, so only the button can show the failure offline.
      setFailed(true)
      // After a deploy the old part is gone, and only reloading helps.
      showToast(
        'This could not be loaded. Check your connection and try again, or reload the page.',
      )
      return undefined
    }
  }

  // A dialog's close event can arrive after the next request: keep the newer part.
  const close = () => setPart((now) => (now === part ? undefined : now))
  return { loaded: part, failed, request, close }
}
