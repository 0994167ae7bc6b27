import { useEffect } from 'react'
import { Button } from '../button'
import { writerHooks } from '../storage/training-store'
import { useAfterRelease } from './use-after-release'

interface RefusedNoticeProps {
  isRefused: boolean
  /** Loads the code that saves the log as a file; undefined on failure. */
  requestLog: () => Promise<{ saveLog: () => void } | undefined>
}

/** Warns that the browser refuses to store changes, and offers the log as a file. */
export function RefusedNotice({ isRefused, requestLog }: RefusedNoticeProps) {
  const isShown = useAfterRelease(isRefused)
  useEffect(() => {
    if (!isShown) return
    function ask(event: BeforeUnloadEvent) {
      if (writerHooks.hasUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isShown])

  if (!isShown) return null
  const save = async () => (await requestLog())?.saveLog()

  return (
    <div role="alert" className="notice mt-0 mb-5">
      <p>
        <strong>Your browser can’t save your log right now.</strong> Its storage is full or blocked,
        as in a private window. You can still train, but save the file before you leave this page.
      </p>
      <Button className="button mt-3" onClick={save}>
        Save a Copy (JSON)
      </Button>
    </div>
  )
}
