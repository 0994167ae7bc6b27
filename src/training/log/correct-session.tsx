import { useState } from 'react'
import { isDay, localDate } from '../../lib/dates'
import { Button } from '../button'
import { entryKeys, type SessionLog } from '../model/log'
import { dayText } from '../model/months'
import type { TrainingInput } from '../model/prescribe/training-input'
import { NoteField } from '../session/note-field'
import { CorrectEntry } from './correct-entry'
import { BackButton } from './log-section'
import { sessionText, sessionTotals } from './session-text'
import { ShareSession } from './share-session'
import type { Correct } from './use-corrections'

interface CorrectSessionProps {
  session: SessionLog
  input: TrainingInput
  correct: Correct
  onBack: () => void
}

/** A past session with editable numbers. Corrections apply immediately. */
export function CorrectSession({ session, input, correct, onBack }: CorrectSessionProps) {
  const { unit, exercises } = input
  const keys = entryKeys(session.entries)
  return (
    <>
      <p className="text-muted">
        {[
          dayText(session.date),
          session.planTitle,
          ...sessionTotals(session, exercises, unit),
        ].join(' · ')}
      </p>
      <BackButton to="All Sessions" onClick={onBack} />
      <DateField date={session.date} onCommit={(date) => correct({ type: 'dated', date })} />
      {session.entries.map((entry, index) => (
        <CorrectEntry
          key={keys[index]}
          entry={entry}
          entryKey={keys[index] ?? ''}
          input={input}
          correct={correct}
        />
      ))}
      <NoteField
        label="Note on the session"
        value={session.note ?? ''}
        maxLength={1000}
        rows={2}
        onCommit={(note) => correct({ type: 'noted', note })}
      />
      <p className="train-actions">
        <ShareSession text={sessionText(session, exercises, unit)} />
        <Button onClick={() => correct({ type: 'deleted' })}>Delete This Session</Button>
      </p>
    </>
  )
}

/** A session's day. Commits only a complete, past date, because date inputs can hold partial ones. */
function DateField({ date, onCommit }: { date: string; onCommit: (date: string) => void }) {
  const [draft, setDraft] = useState<string>()
  const today = localDate(new Date())
  const isFuture = (draft ?? date) > today
  return (
    <div className="no-print">
      <label className="grid max-w-56">
        <span className="text-sm text-muted">Day</span>
        <input
          type="date"
          className="field"
          max={today}
          value={draft ?? date}
          aria-invalid={isFuture}
          onChange={({ target }) => setDraft(target.value)}
          onBlur={() => {
            if (draft && isDay(draft) && draft <= today && draft >= '1970') onCommit(draft)
            if (!isFuture) setDraft(undefined)
          }}
        />
      </label>
      {isFuture && (
        <p role="alert" className="field-error">
          This day is in the future: choose today or earlier.
        </p>
      )}
    </div>
  )
}
