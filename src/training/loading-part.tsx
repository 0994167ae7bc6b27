import { type ReactNode, useEffect, useState } from 'react'
import { ReloadButton } from '../components/reload-button'
import { Button } from './button'
import { useLoadedTraining } from './storage/store'

const SLOW_AFTER_MS = 10_000

interface LoadingPartProps {
  /** What the page can show before the part loads. */
  children?: ReactNode
  failed: boolean
  request: () => Promise<unknown>
  onBack?: () => void
}

/** Placeholder for a loading part of the page. Says if the part fails to load or takes long. */
export function LoadingPart({ children, failed, request, onBack }: LoadingPartProps) {
  const [isSlow, setSlow] = useState(false)
  const { isStorageRefused } = useLoadedTraining()
  const entered = isStorageRefused
    ? 'Reloading loses what you entered, because your browser could not store it.'
    : 'Everything you entered is saved.'
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div>
      {children}
      <p className="py-4 text-muted">
        {failed
          ? `This could not be loaded. Check your connection, or reload the page. ${entered}`
          : isSlow
            ? `This is taking a while. Wait, or reload the page. ${entered}`
            : 'Loading …'}
      </p>
      {(failed || isSlow) && (
        <div className="train-actions">
          {failed && <Button onClick={() => request()}>Try Again</Button>}
          <ReloadButton />
          {onBack && <Button onClick={onBack}>Back to Today</Button>}
        </div>
      )}
    </div>
  )
}
