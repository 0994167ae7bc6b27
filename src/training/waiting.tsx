import type { ReactNode } from 'react'

interface WaitingProps {
  /** What is known of the part already. */
  children?: ReactNode
  /** Whether it could not be loaded. */
  failed: boolean
  request: () => Promise<unknown>
  /** The way back to today, where there is one. */
  onBack?: () => void
}

/** Stands where a part of the page will be, and says when it cannot be loaded. */
export function Waiting({ children, failed, request, onBack }: WaitingProps) {
  return (
    <div className="train-waiting">
      {children}
      <p className="train-wait">
        {failed
          ? 'This could not be loaded. Check your connection, or load the page again. What you tapped is kept.'
          : 'Loading …'}
      </p>
      {failed && (
        <div className="train-actions">
          <button type="button" className="button" onClick={() => request()}>
            Try Again
          </button>
          {onBack && (
            <button type="button" className="button" onClick={onBack}>
              Back to Today
            </button>
          )}
        </div>
      )}
    </div>
  )
}
