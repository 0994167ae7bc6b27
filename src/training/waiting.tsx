import { type ReactNode, useEffect, useState } from 'react'
import { ReloadButton } from '../ui/reload-button'
import { Button } from './button'

/** After so many milliseconds a part may never come. */
const LONG = 10_000

interface WaitingProps {
  /** What is known of the part already. */
  children?: ReactNode
  /** Whether it could not be loaded. */
  failed: boolean
  request: () => Promise<unknown>
  /** The way back to today, where there is one. */
  onBack?: () => void
}

/** Takes the place of a part of the page until it is loaded. Says where it cannot be, or takes long. */
export function Waiting({ children, failed, request, onBack }: WaitingProps) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="train-waiting">
      {children}
      <p className="train-wait">
        {failed
          ? 'This could not be loaded. Check your connection, or load the page again. What you tapped is kept.'
          : isLong
            ? 'This is taking a while. Wait, or reload the page. What you tapped is kept.'
            : 'Loading …'}
      </p>
      {(failed || isLong) && (
        <div className="train-actions">
          {failed && <Button onClick={() => request()}>Try Again</Button>}
          <ReloadButton />
          {onBack && <Button onClick={onBack}>Back to Today</Button>}
        </div>
      )}
    </div>
  )
}
