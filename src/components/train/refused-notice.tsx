import { useEffect } from 'react'
import { saveLog } from './save-log'
import { hasUnsaved, type Training } from './storage/training-store'

/** Says that the browser keeps nothing of what is tapped, and offers it as a file. */
export function RefusedNotice({ training }: { training: Training }) {
  useEffect(() => {
    function ask(event: BeforeUnloadEvent) {
      if (hasUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])

  return (
    <div role="alert" className="notice train-notice">
      <p>
        <strong>Your browser keeps nothing right now.</strong> Its storage is full or forbidden, as
        in a private window. You can train; save the file before you leave this page.
      </p>
      <button type="button" className="button mt-3" onClick={() => saveLog(training)}>
        Save a Copy (JSON)
      </button>
    </div>
  )
}
