import { type ReactNode, useEffect, useState } from 'react'
import type { Prescribed, SessionLog, Slot } from '../../../packages/progression'
import { adviceAfter, findExercise, nextTimes } from '../../../packages/progression'
import { shortDate } from '../../lib/date-text'
import { Button } from '../button'
import type * as logViews from '../log/log-views'
import { amountLabel, loadLabel } from '../prescription-labels'
import { useLoadedTraining } from '../storage/store'
import { dispatch } from '../storage/writer'
import type { PlanProps } from '../training-plan'
import { Title, useHeading } from '../use-focus'
import { changeSettings, useSettings } from '../use-settings'
import type { TrainingView } from '../use-view'
import { restartText, undoRestart } from './plan-decisions'
import { doneText } from './set-texts'
import { SwapNote } from './swap-note'

interface SessionEndProps extends PlanProps {
  session: SessionLog
  /** The plan's next session. */
  next: Slot | undefined
  onView: (view: TrainingView) => void
  log?: typeof logViews | undefined
}

/** A finished session: sets done beside those prescribed, and the next prescription with its reason. */
export function SessionEnd(props: SessionEndProps) {
  const { plan, session, next: nextSession, input, onView, log } = props
  const heading = useHeading()
  const { planId, slots, exercises } = plan
  const { week, date } = session
  const nextByEntry = nextTimes(session, slots, input)
  const { isUnread } = useLoadedTraining()
  const again = input.state.restarts.findLast(
    ({ at, week: first }) => first === week && at > (session.finished ?? ''),
  )
  // If reopened, this session would stay hidden behind the other.
  const isOtherOpen = input.sessions.some((other) => other.plan === planId && !other.finished)

  function reopen() {
    const action = { type: 'reopened', at: Date.now() } as const
    dispatch({ type: 'session', id: session.id, action })
  }

  const targetText = (prescribed: Prescribed, id: string) => {
    const load = loadLabel(prescribed, findExercise(exercises, id))
    return `${prescribed.sets} × ${amountLabel(prescribed)}${load && ` · ${load}`}`
  }
  return (
    <div className="train-end grid gap-5">
      <header>
        <p className="train-kicker">
          Week {week} · {shortDate(date)}
        </p>
        <Title ref={heading}>{session.name}, done</Title>
        {nextSession && (
          <p className="mt-1">
            Next: {nextSession.day}, {nextSession.name}
          </p>
        )}
      </header>
      {log && <log.SessionSummary plan={plan} session={session} input={input} next={nextByEntry} />}
      {adviceAfter(session, slots, plan.program, input.state.restarts).map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two exercises with the same name may have the same text
        <p key={index} className="notice">
          {text}
        </p>
      ))}
      {again && !isUnread && (
        <div className="notice">
          <p>{restartText(again)}</p>
          <Button className="button mt-3" onClick={() => undoRestart(planId, again)}>
            Go On Without It
          </Button>
        </div>
      )}
      <ul className="grid gap-4">
        {session.entries.map((entry, index) => {
          const { slot, prescription: next } = nextByEntry[index] ?? {}
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may appear twice
            <li key={index} className="plan-section p-4 max-[24rem]:px-3">
              <h3 className="display text-lg">{entry.title}</h3>
              <SwapNote entry={entry} exercises={exercises} />
              <dl>
                {row('Target', targetText(entry.asked, entry.exercise))}
                {row('Done', entry.skipped ? 'skipped' : doneText(entry))}
                {next &&
                  slot &&
                  row(
                    'Next',
                    <>
                      {next.exercise !== entry.exercise && `${next.title}: `}
                      <strong>
                        {next.as && `${next.as}: `}
                        {targetText(next, next.exercise)}
                      </strong>{' '}
                      <span className="text-sm text-muted">
                        Week {slot.week}, {slot.day}
                      </span>
                    </>,
                  )}
              </dl>
              {next && <p className="train-reason">{next.reason}</p>}
            </li>
          )
        })}
      </ul>
      {session.note && <p className="train-own-note">{session.note}</p>}
      <DeletionNote />
      <div className="train-actions">
        <Button className="button button-primary" onClick={() => onView('today')}>
          Back to Today
        </Button>
        {!isOtherOpen && <Button onClick={reopen}>Back to the Session</Button>}
        <Button onClick={() => onView({ tab: 'progress' })}>Progress</Button>
      </div>
    </div>
  )
}

const row = (term: string, details: ReactNode) => (
  <div className="flex flex-wrap gap-x-2 py-1">
    <dt className="flex-[0_0_4.5rem] text-muted">{term}</dt>
    <dd className="min-w-0 flex-[1_1_8rem]">{details}</dd>
  </div>
)

/** Says once that browsers may delete data of unvisited sites. */
function DeletionNote() {
  const settings = useSettings()
  const [isFirst] = useState(!settings.toldOfDeletion)
  useEffect(() => {
    if (isFirst) changeSettings({ toldOfDeletion: true })
  }, [isFirst])
  if (!isFirst) return null
  return (
    <p className="notice">
      Your log is stored only in this browser. Some browsers, such as Safari, delete it after seven
      days of use without a visit here. Before a longer break, save a copy under Your Data.
    </p>
  )
}
