import { useEffect, useRef, useState } from 'react'
import { restoreProgress } from '../../../hooks/use-progress'
import { sessionKey } from '../../../lib/progress'
import { finishSession } from '../../../lib/training/changes'
import { exerciseIn } from '../../../lib/training/exercises'
import type { SessionLog } from '../../../lib/training/log'
import { adviceAfter, nextTime } from '../../../lib/training/next-time'
import type { TrainingInput } from '../../../lib/training/verdict'
import { changePlan, changeSession } from '../storage/write-training'
import { amountAsked, loadAsked, shortDate } from '../texts'
import type { View } from '../train'
import type { TrainingPlan } from '../training-plan'
import { changeSettings, useSettings } from '../use-settings'
import { doneText } from './set-texts'

interface SessionEndProps {
  plan: TrainingPlan
  session: SessionLog
  input: TrainingInput
  onView: (view: View) => void
}

/** What was done beside what was asked, and what next time asks and why. */
export function SessionEnd({ plan, session, input, onView }: SessionEndProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { planId } = plan
  const { week, session: place, date } = session
  const advice = adviceAfter(session, plan.slots, plan.program.deloads)
  const [isRepeated, setRepeated] = useState(false)

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // The plan's page shows it as ticked off; a tick that is there stays as it is.
    restoreProgress(planId, { [sessionKey(week, place)]: date })
    navigator.storage?.persist?.().catch(() => {})
  }, [planId, week, place, date])

  return (
    <div className="train-end">
      <header>
        <p className="train-kicker">
          Week {week} · {shortDate(date)}
        </p>
        <h2 ref={heading} tabIndex={-1} className="display train-title">
          {session.name}, done
        </h2>
      </header>
      {advice.map(({ text, repeat }) => (
        <div key={text} className="notice">
          <p>{text}</p>
          {repeat && !isRepeated && (
            <button
              type="button"
              className="button mt-3"
              onClick={() => {
                setRepeated(true)
                const at = new Date().toISOString()
                changePlan(planId, (state) => ({
                  ...state,
                  restarts: [...state.restarts, { week: repeat, at }],
                }))
              }}
            >
              Repeat Week {repeat}
            </button>
          )}
          {repeat && isRepeated && (
            <p className="mt-3 font-bold">Week {repeat} begins again with your next session.</p>
          )}
        </div>
      ))}
      <ul className="train-results">
        {session.entries.map((entry, index) => {
          const next = nextTime(entry, session, plan.slots, input)
          const exercise = exerciseIn(plan.exercises, entry.exercise)
          const load = loadAsked(entry.asked, exercise)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: one exercise may stand there twice
            <li key={index} className="plan-section">
              <h3 className="display text-lg">{entry.title}</h3>
              <dl>
                <div>
                  <dt>Asked</dt>
                  <dd>
                    {entry.asked.sets} × {amountAsked(entry.asked)}
                    {load && ` · ${load}`}
                  </dd>
                </div>
                <div>
                  <dt>Done</dt>
                  <dd>{entry.skipped ? 'skipped' : doneText(entry)}</dd>
                </div>
                {next && (
                  <div>
                    <dt>Next</dt>
                    <dd>
                      <strong>
                        {next.asked.sets} × {amountAsked(next.asked)}
                        {next.asked.load !== undefined && ` · ${loadAsked(next.asked, exercise)}`}
                      </strong>{' '}
                      <span className="text-sm text-muted">
                        Week {next.slot.week}, {next.slot.day}
                      </span>
                    </dd>
                  </div>
                )}
              </dl>
              {next && <p className="train-reason">{next.asked.reason}</p>}
              {next?.asked.turn && (
                <button
                  type="button"
                  className="button mt-3"
                  onClick={() => {
                    const { to } = next.asked.turn ?? {}
                    const planned = entry.planned ?? entry.exercise
                    if (to)
                      changePlan(planId, (state) => ({
                        ...state,
                        swaps: { ...state.swaps, [planned]: to },
                      }))
                  }}
                >
                  Take {next.asked.turn.title}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {session.note && <p className="train-own-note">{session.note}</p>}
      <DeletionNote />
      <div className="train-actions">
        <button type="button" className="button button-primary" onClick={() => onView('today')}>
          Back to Today
        </button>
        <button
          type="button"
          className="button"
          onClick={() => changeSession(session.id, finishSession(undefined))}
        >
          Back into the Session
        </button>
        <button type="button" className="button" onClick={() => onView('progress')}>
          Progress
        </button>
      </div>
    </div>
  )
}

/** Says once that browsers may delete what is not visited. */
function DeletionNote() {
  const settings = useSettings()
  const [isFirst] = useState(!settings.toldOfDeletion)
  useEffect(() => {
    if (isFirst) changeSettings({ toldOfDeletion: true })
  }, [isFirst])
  if (!isFirst) return null
  return (
    <p className="notice">
      Your log is kept in this browser only. Some browsers, Safari among them, delete what a site
      keeps after seven days of use without a visit to it. Before a longer break, save a copy under
      Your Data.
    </p>
  )
}
