import { useState } from 'react'
import type { SessionLog } from '../../../packages/progression'
import { Button } from '../button'
import { openWork, setCounts } from '../model/moves/set-order'
import { useFocus } from '../use-focus'
import { discard } from './plan-decisions'

interface FinishSessionProps {
  session: SessionLog
  onFinish: () => void
}

/** Finishes a session. First asks about open sets, because the session then counts as done. */
export function FinishSession({ session, onFinish }: FinishSessionProps) {
  const [isAsking, setAsking] = useState(false)
  const isEmpty = setCounts(session).done === 0
  const missing = openWork(session)
  const isConfirming = isAsking && missing.length > 0
  const question = useFocus(isConfirming)
  return (
    <>
      {isConfirming && (
        <p ref={question} tabIndex={-1} className="notice">
          {isEmpty ? 'No set is done.' : `Not done: ${missing.join(', ')}.`} Finishing still counts
          this session as done.
        </p>
      )}
      <Button
        className="button button-primary train-go"
        onClick={() => (missing.length === 0 || isConfirming ? onFinish() : setAsking(true))}
      >
        {isConfirming ? 'Finish Anyway' : 'Finish Session'}
      </Button>
      {isEmpty && (
        <Button
          onClick={() => {
            discard(session, 'postponed')
            // Today is shorter: the view would be at the page's end.
            window.scrollTo(0, 0)
          }}
        >
          Not Today
        </Button>
      )}
    </>
  )
}
