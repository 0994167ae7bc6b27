import { type ComponentProps, useEffect, useState } from 'react'
import { shortDate } from '../../lib/date-text'
import { Button } from '../button'
import { dayTrained, isAbandoned, lastTrained } from '../model/moves/session-times'
import { setCounts } from '../model/moves/set-order'
import { dispatch } from '../storage/writer'
import { Title, useHeading } from '../use-focus'
import { discard, repeatIfShort } from './plan-decisions'
import { SessionView } from './session-view'

type OpenSessionProps = ComponentProps<typeof SessionView>

/** An open session. If the trainee abandoned it, first asks what to do with it. */
export function OpenSession(props: OpenSessionProps) {
  const { session } = props
  const [wasAbandoned, setAbandoned] = useState(() => isAbandoned(session, Date.now()))
  useEffect(() => {
    // The page may stay open for days.
    function checkAge() {
      if (!document.hidden && isAbandoned(session, Date.now())) setAbandoned(true)
    }
    document.addEventListener('visibilitychange', checkAge)
    return () => document.removeEventListener('visibilitychange', checkAge)
  }, [session])
  return wasAbandoned ? (
    <AbandonedSession {...props} onGoOn={() => setAbandoned(false)} />
  ) : (
    <SessionView {...props} />
  )
}

function AbandonedSession({
  plan,
  session,
  input,
  onEnd,
  onGoOn,
}: OpenSessionProps & { onGoOn: () => void }) {
  const heading = useHeading()
  const { id, name, week, timer } = session
  const { done, total } = setCounts(session)

  function goOn() {
    // An old rest timer is over.
    if (timer?.kind === 'rest') {
      const action = { type: 'timer stopped', secondsLeft: 0, rest: false, at: Date.now() } as const
      dispatch({ type: 'session', id, action })
    }
    onGoOn()
  }

  function finish() {
    const lastTrainedAt = Date.parse(lastTrained(session))
    dispatch({ type: 'session', id, action: { type: 'finished', at: lastTrainedAt } })
    const finished = new Date(lastTrainedAt).toISOString()
    repeatIfShort(plan, { ...session, finished }, input)
    onEnd()
  }

  return (
    <section aria-labelledby="left-open" className="plan-section">
      <p className="train-kicker">
        Week {week} · {shortDate(dayTrained(session))}
      </p>
      <Title ref={heading} id="left-open">
        {name} is still open
      </Title>
      <p className="mt-3">
        {done === 0 ? 'No set is done.' : `${done} of ${total} sets are done.`} What now?
      </p>
      <Button className="button button-primary train-go" onClick={goOn}>
        Resume
      </Button>
      <div className="train-actions mt-3">
        {done > 0 && <Button onClick={finish}>Finish as Is</Button>}
        <Button onClick={() => discard(session, 'discarded')}>Discard It</Button>
      </div>
    </section>
  )
}
