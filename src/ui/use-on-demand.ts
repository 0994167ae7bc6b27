import { useState } from 'react'
import { showToast } from './toast'

/** A part of a page that is loaded when it is first needed. */
interface OnDemand<Part> {
  /** The part, once it is there. */
  part: Part | undefined
  /** True after an attempt that failed, until one succeeds. */
  failed: boolean
  /**
   * Loads and returns the part. A visitor who asked for it is told where that fails; others are
   * not.
   */
  request: (asked?: boolean) => Promise<Part | undefined>
  /** Closes the part. */
  close: () => void
}

/**
 * Returns a part of a page that is loaded when it is first needed. Takes the import that loads it,
 * which may be tried again.
 */
export function useOnDemand<Part extends object>(load: () => Promise<Part>): OnDemand<Part> {
  const [part, setPart] = useState<Part>()
  const [failed, setFailed] = useState(false)
  async function request(asked = true) {
    try {
      const loaded = await load()
      setPart(loaded)
      setFailed(false)
      return loaded
    } catch {
      if (!asked) return undefined
      // The toast has to be loaded as well: where there is no connection, the button alone can tell.
      setFailed(true)
      // Once a new version is online, the old part is gone: then only reloading helps.
      showToast(
        'This could not be loaded. Check your connection and try again, or reload the page.',
      )
      return undefined
    }
  }
  // What was asked for since then stays: a dialog tells late that it was closed.
  const close = () => setPart((now) => (now === part ? undefined : now))
  return { part, failed, request, close }
}
