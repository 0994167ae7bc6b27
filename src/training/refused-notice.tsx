import { useEffect } from 'react'
import { showToast } from '../ui/toast'
import { writing } from './storage/training-store'
import { loadLogViews } from './use-parts'

/** Says that the browser keeps nothing of what is tapped, and offers it as a file. */
export function RefusedNotice() {
  useEffect(() => {
    function ask(event: BeforeUnloadEvent) {
      if (writing.hasUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    // The button must not need a network later on.
    loadLogViews().catch(() => {})
    return () => window.removeEventListener('beforeunload', ask)
  }, [])

  const save = () =>
    loadLogViews().then(
      ({ saveLog }) => saveLog(),
      () =>
        showToast('What makes the file could not be loaded. Check your connection and try again.'),
    )

  return (
    <div role="alert" className="notice train-notice">
      <p>
        <strong>Your browser keeps nothing right now.</strong> Its storage is full or forbidden, as
        in a private window. You can train; save the file before you leave this page.
      </p>
      <button type="button" className="button mt-3" onClick={save}>
        Save a Copy (JSON)
      </button>
    </div>
  )
}
