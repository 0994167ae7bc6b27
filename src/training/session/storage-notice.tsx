import { useEffect } from 'react'
import { Button } from '../button'
import { hasUnsaved, refresh, type Training } from '../storage/store'

interface StorageNoticeProps {
  training: Training
  /** Loads the code that saves the log as a file; undefined on failure. */
  requestLog: () => Promise<{ saveLog: () => void } | undefined>
}

/** Warns if the browser refuses to store changes, and offers the log as a file; or if the log could not be read. */
export function StorageNotice({ training, requestLog }: StorageNoticeProps) {
  const { isStorageRefused, isUnread } = training
  useEffect(() => {
    if (!isStorageRefused) return
    function ask(event: BeforeUnloadEvent) {
      if (hasUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isStorageRefused])

  if (!isStorageRefused && !isUnread) return null
  const save = async () => (await requestLog())?.saveLog()

  return (
    <div role="alert" className="notice mt-0 mb-5">
      {isStorageRefused ? (
        <>
          <p>
            <strong>Your browser can’t save your log right now.</strong> Its storage is full or
            blocked, as in a private window. You can still train, but save the file before you leave
            this page.
          </p>
          <Button className="button mt-3" onClick={save}>
            Save a Copy (JSON)
          </Button>
        </>
      ) : (
        <>
          <p>
            <strong>Your log could not be read.</strong> It is still stored; only reading it failed.
          </p>
          <Button className="button mt-3" onClick={() => refresh().catch(() => {})}>
            Try Again
          </Button>
        </>
      )}
    </div>
  )
}
