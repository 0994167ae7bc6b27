import { useEffect, useState } from 'react'
import { Button } from '../button'
import { finishedSessions } from '../model/history'
import type { SessionLog } from '../model/log'
import type { TrainingInput } from '../model/training-input'
import { openWholeLog } from '../storage/open-training'
import type { TrainingPlan } from '../training-plan'
import { LogStyles } from './log-styles'
import { nextChanges } from './next-changes'
import { recordsIn } from './records'
import { noteBackup, SESSIONS_WITHOUT_BACKUP, saveLog, sessionsWithoutBackup } from './save-log'
import { sumsOf, sumTexts } from './session-sums'
import { sessionText } from './session-text'
import { ShareSession } from './share-session'

interface SessionSummaryProps {
  plan: TrainingPlan
  session: SessionLog
  input: TrainingInput
}

/** What a session came to: its length, its volume, its records, what the next one changes. Can be shared. */
export function SessionSummary({ plan, session, input }: SessionSummaryProps) {
  // A record is one beside everything that was ever done.
  useEffect(() => {
    openWholeLog()
  }, [])
  const { unit } = input
  const finished = finishedSessions(input.sessions)
  const sums = sumTexts(sumsOf(session, plan.exercises, unit), unit)
  const records = recordsIn(session, finished, unit)
  const changes = nextChanges(session, plan, input)
  return (
    <section className="grid gap-3" aria-label="What it came to">
      <LogStyles />
      <p className="font-bold">{sums.join(' · ')}</p>
      <Lines title="Records" lines={records} />
      <Lines title="What changes next time" lines={changes} />
      <p className="train-actions">
        <ShareSession text={sessionText(session, plan.exercises, { sums, records, changes })} />
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

/** Asks for a backup after some sessions without one. */
function BackupReminder({ finished }: { finished: readonly SessionLog[] }) {
  const [isAnswered, setAnswered] = useState(false)
  const count = sessionsWithoutBackup(finished)
  if (isAnswered || count < SESSIONS_WITHOUT_BACKUP) return null
  return (
    <div className="notice">
      <p>
        {count} sessions are in this browser only. A file keeps them where your browsing data does
        not reach.
      </p>
      <p className="train-actions mt-3">
        <Button
          className="button button-primary"
          onClick={() => {
            setAnswered(true)
            saveLog()
          }}
        >
          Save a Copy
        </Button>
        <Button
          onClick={() => {
            setAnswered(true)
            noteBackup()
          }}
        >
          Not Now
        </Button>
      </p>
    </div>
  )
}
