import { useEffect, useState } from 'react'
import type { nextTimes, SessionLog, TrainingInput } from '../../../packages/progression'
import { finishedSessions } from '../../../packages/progression'
import { Button } from '../button'
import { openWholeLog, useLoadedTraining } from '../storage/store'
import type { TrainingPlan } from '../training-plan'
import { newRecords } from './lifts'
import { LogStyles } from './log-styles'
import { nextChanges } from './next-changes'
import { PlanSoFar } from './plan-so-far'
import { noteBackup, SESSIONS_WITHOUT_BACKUP, saveLog, sessionsWithoutBackup } from './save-log'
import { sessionText, sessionTotals } from './session-text'
import { ShareSession } from './share-session'

interface SessionSummaryProps {
  plan: TrainingPlan
  session: SessionLog
  input: TrainingInput
  next: ReturnType<typeof nextTimes>
}

/** A session's length, volume, records and changes for next time, with a button to share them. */
export function SessionSummary({ plan, session, input, next }: SessionSummaryProps) {
  // Records need the whole log.
  useEffect(() => {
    openWholeLog()
  }, [])
  const { wholeLog } = useLoadedTraining()
  const { exercises, unit } = input
  const finished = finishedSessions(input.sessions)
  const records = wholeLog === 'read' ? newRecords(session, finished, unit) : []
  const changes = nextChanges(session, next, exercises)
  return (
    <section className="grid gap-3" aria-label="Session summary">
      <LogStyles />
      <p className="log-totals display">{sessionTotals(session, exercises, unit).join(' · ')}</p>
      <PlanSoFar plan={plan} session={session} />
      <Lines title="Records" lines={records} />
      {wholeLog === 'failed' && (
        <p className="text-muted">
          Your stored log cannot be read right now, so this shows no records.
        </p>
      )}
      <Lines title="What changes next time" lines={changes} />
      <p className="train-actions">
        <ShareSession text={sessionText(session, exercises, unit, { records, changes })} />
      </p>
      <BackupReminder finished={finished} />
    </section>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <h3 className="display text-lg">{title}</h3>
      <ul className="goals">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

function BackupReminder({ finished }: { finished: readonly SessionLog[] }) {
  const [isAnswered, setAnswered] = useState(false)
  const count = sessionsWithoutBackup(finished)
  if (isAnswered || count < SESSIONS_WITHOUT_BACKUP) return null
  const answer = (respond: () => void) => () => {
    setAnswered(true)
    respond()
  }
  return (
    <div className="notice">
      <p>
        {count} sessions are in this browser only. Save a file so that clearing your browsing data
        can't delete them.
      </p>
      <p className="train-actions mt-3">
        <Button className="button button-primary" onClick={answer(saveLog)}>
          Save a Copy
        </Button>
        <Button onClick={answer(noteBackup)}>Not Now</Button>
      </p>
    </div>
  )
}
