import { pluralize } from '../../../packages/basics'
import type { SessionLog } from '../../../packages/progression'
import { shortDate } from '../../lib/date-text'
import { Button } from '../button'
import { mergeLogs } from '../model/transfer/merge'
import type { FileRead } from '../model/transfer/read-file'
import { useLoadedTraining } from '../storage/store'
import { dispatch } from '../storage/writer'
import { useFocus } from '../use-focus'

interface ImportPreviewProps {
  read: FileRead
  /** Reports the result. */
  onDone: (message: string) => void
}

const count = (sessions: number) => pluralize(sessions, 'session')
const names = (sessions: readonly SessionLog[]) =>
  sessions.map(({ name, date }) => `${name}, ${shortDate(date)}`).join('; ')

/** Previews an import. Asks about sessions that differ from the log's. */
export function ImportPreview({ read, onDone }: ImportPreviewProps) {
  const log = useLoadedTraining()
  const { sessions, plans, known, differing } = mergeLogs(
    { sessions: [...log.sessions.values()], plans: [...log.plans.values()] },
    read,
  )
  // Focus it, because it is far down the page and visitors with a code come only for it.
  const summary = useFocus()
  const unfinished = sessions.filter(({ finished }) => !finished)

  async function add(theirs: readonly SessionLog[]) {
    const added = [...sessions, ...theirs]
    const importedAt = new Date().toISOString()
    const isStored = await dispatch({ type: 'put', at: importedAt, sessions: added, plans })
    onDone(
      isStored
        ? `${count(added.length)} added.`
        : `${count(added.length)} added for this visit only: your browser cannot save right now.`,
    )
  }

  return (
    <div className="mt-3 grid gap-3">
      <p ref={summary} tabIndex={-1}>
        {count(sessions.length)} to add, {known} already in your log
        {read.unreadable > 0 && `, ${count(read.unreadable)} that cannot be read`}.
        {plans.length > 0 && ' Your swaps and skips are added too.'}
      </p>
      {unfinished.length > 0 && (
        <p>Not finished: {names(unfinished)}. To continue, go back to Today.</p>
      )}
      {differing.length > 0 && (
        <>
          <p>
            {count(differing.length)} {differing.length === 1 ? 'differs' : 'differ'} between this
            browser and the file: {names(differing.map(({ mine }) => mine))}.
          </p>
          <div className="train-actions">
            <Button className="button button-primary" onClick={() => add([])}>
              Keep Mine, Add the Rest
            </Button>
            <Button onClick={() => add(differing.map(({ theirs }) => theirs))}>
              Use the File's Version
            </Button>
          </div>
        </>
      )}
      {differing.length === 0 && sessions.length + plans.length > 0 && (
        <div>
          <Button className="button button-primary" onClick={() => add([])}>
            Add to My Log
          </Button>
        </div>
      )}
    </div>
  )
}
