import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { showToast } from '../../ui/toast'
import { dayTrained, isLeftOpen, lastTrained } from '../model/left-open'
import { setCount } from '../model/order'
import { shortDate } from '../short-date'
import { dispatch } from '../storage/write-training'
import { SessionView, tickFinished } from './session-view'

type OpenSessionProps = ComponentProps<typeof SessionView>

/** A session that is open. One that was left some hours ago asks first what is to become of it. */
export function OpenSession(props: OpenSessionProps) {
  const { session } = props
  const [isLeft, setLeft] = useState(() => isLeftOpen(session, Date.now()))
  const latest = useRef(session)
  useEffect(() => {
    latest.current = session
  })
  useEffect(() => {
    // A page may stay open for days.
    function look() {
      if (!document.hidden && isLeftOpen(latest.current, Date.now())) setLeft(true)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  if (!isLeft) return <SessionView {...props} />
  return <LeftOpen {...props} onGoOn={() => setLeft(false)} />
}

function LeftOpen({ session, plan, onEnd, onGoOn }: OpenSessionProps & { onGoOn: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { id, name, week, timer } = session
  const { done, total } = setCount(session)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  function goOn() {
    // A rest of days ago is over.
    if (timer?.kind === 'rest') {
      const action = { type: 'timer stopped', secondsLeft: 0, rest: false, at: Date.now() } as const
      dispatch({ type: 'session', id, action })
    }
    onGoOn()
  }

  function finish() {
    const at = Date.parse(lastTrained(session))
    dispatch({ type: 'session', id, action: { type: 'finished', at } })
    tickFinished(plan.planId, { ...session, date: dayTrained(session) })
    onEnd()
  }

  function discard() {
    dispatch({ type: 'remove', session: id })
    const put = () => dispatch({ type: 'put', at: new Date().toISOString(), sessions: [session] })
    showToast(`${name} is discarded.`, { label: 'Undo', onClick: put })
  }

  return (
    <section aria-labelledby="left-open" className="plan-section">
      <p className="train-kicker">
        Week {week} · {shortDate(dayTrained(session))}
      </p>
      <h2 ref={heading} id="left-open" tabIndex={-1} className="display train-title">
        {name} is still open
      </h2>
      <p className="mt-3">
        {done === 0 ? 'No set is done.' : `${done} of ${total} sets are done.`} What is to become of
        it?
      </p>
      <button type="button" className="button button-primary train-go" onClick={goOn}>
        Go On
      </button>
      <div className="train-actions mt-3">
        {done > 0 && (
          <button type="button" className="button" onClick={finish}>
            Finish as It Was
          </button>
        )}
        <button type="button" className="button" onClick={discard}>
          Discard It
        </button>
      </div>
    </section>
  )
}
