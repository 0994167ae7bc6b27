import type { LogFile } from '../../../lib/training/log'
import { mergeLogs } from '../../../lib/training/merge'
import type { Training } from '../storage/training-store'
import { changePlan, putSessions } from '../storage/write-training'
import { shortDate } from '../texts'

interface ImportPreviewProps {
  read: { file: LogFile; unreadable: number }
  training: Training
  /** Says what was done. */
  onDone: (message: string) => void
}

const count = (sessions: number) => `${sessions} ${sessions === 1 ? 'session' : 'sessions'}`

/** What a file would bring, before anything is changed. What contradicts the log is asked about. */
export function ImportPreview({
  read: { file, unreadable },
  training,
  onDone,
}: ImportPreviewProps) {
  const { sessions, plans, known, differing } = mergeLogs(
    { sessions: [...training.sessions.values()], plans: [...training.plans.values()] },
    file,
  )

  function take(withTheirs: boolean) {
    const theirs = withTheirs ? differing.map((one) => one.theirs) : []
    putSessions([...sessions, ...theirs])
    for (const state of plans) changePlan(state.plan, () => state)
    onDone(`${count(sessions.length + theirs.length)} taken over.`)
  }

  return (
    <div className="mt-3 grid gap-3" role="status">
      <p>
        {count(sessions.length)} to take over, {known} here already
        {unreadable > 0 && `, ${unreadable} that cannot be read`}.
      </p>
      {differing.length > 0 && (
        <>
          <p>
            {count(differing.length)} {differing.length === 1 ? 'says' : 'say'} something else here
            than in the file:{' '}
            {differing.map(({ mine }) => `${mine.name}, ${shortDate(mine.date)}`).join('; ')}.
          </p>
          <div className="train-actions">
            <button type="button" className="button button-primary" onClick={() => take(false)}>
              Keep Mine, Add the Rest
            </button>
            <button type="button" className="button" onClick={() => take(true)}>
              Replace with the File's
            </button>
          </div>
        </>
      )}
      {differing.length === 0 && sessions.length + plans.length > 0 && (
        <div>
          <button type="button" className="button button-primary" onClick={() => take(false)}>
            Take Over
          </button>
        </div>
      )}
    </div>
  )
}
