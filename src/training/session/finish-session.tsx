import { useEffect, useRef, useState } from 'react'
import { showToast } from '../../ui/toast'
import type { SessionLog } from '../model/log'
import { dispatch } from '../storage/write-training'

interface FinishSessionProps {
  session: SessionLog
  /** Whether no set is done. */
  isEmpty: boolean
  /** The exercises of which none is, and which were not skipped. */
  untouched: readonly string[]
  onFinish: () => void
}

/** The way out of a session. What was not done counts as done with it, so that is asked about first. */
export function FinishSession({ session, isEmpty, untouched, onFinish }: FinishSessionProps) {
  const [isAsking, setAsking] = useState(false)
  const question = useRef<HTMLParagraphElement>(null)
  const isPart = untouched.length > 0
  const asks = isAsking && isPart
  useEffect(() => {
    if (asks) question.current?.focus()
  }, [asks])

  function remove() {
    dispatch({ type: 'remove', session: session.id })
    const put = () => dispatch({ type: 'put', at: new Date().toISOString(), sessions: [session] })
    showToast(`${session.name} is put off.`, { label: 'Undo', onClick: put })
  }

  return (
    <>
      {asks && (
        <p ref={question} tabIndex={-1} className="notice">
          {isEmpty ? 'No set is done.' : `Nothing is done of: ${untouched.join(', ')}.`} Finishing
          counts this session as done all the same.
        </p>
      )}
      <button
        type="button"
        className="button button-primary train-go"
        onClick={() => (isPart && !asks ? setAsking(true) : onFinish())}
      >
        {asks ? 'Finish Anyway' : 'Finish Session'}
      </button>
      {isEmpty && (
        <button type="button" className="button" onClick={remove}>
          Not Today
        </button>
      )}
    </>
  )
}
