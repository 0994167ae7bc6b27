import { useState } from 'react'
import type { SessionLog } from '../../../packages/progression'
import { Button } from '../button'
import { hasUntouched, openWork, setCounts } from '../model/moves/set-order'
import { useFocus } from '../use-focus'
import { discard } from './plan-decisions'

interface FinishSessionProps {
  session: SessionLog
  onFinish: () => void
}

/**
 * Finishes a session. First asks if an exercise is untouched, because the session then counts as done; the question
 * names open sets too. Who only cut an exercise short is not asked.
 */
export function FinishSession({ session, onFinish }: FinishSessionProps) {
  const [isAsking, setAsking] = useState(false)
  const isEmpty = setCounts(session).done === 0
  const asks = hasUntouched(session)
  const isConfirming = isAsking && asks
  const question = useFocus(isConfirming)
  return (
    <>
      {isConfirming && (
        <p ref={question} tabIndex={-1} className="notice">
          {isEmpty ? 'No set is done.' : `Not done: ${openWork(session).join(', ')}.`} Finishing
          still counts this session as done.
        </p>
      )}
      <Button
        className="button button-primary train-go"
        onClick={() => (!asks || isConfirming ? onFinish() : setAsking(true))}
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
