import { useState } from 'react'
import { isDay, localDate } from '../../../packages/basics'
import { entryKeys, findExercise, type SessionLog } from '../../../packages/progression'
import { Button } from '../button'
import { dayText } from '../model/months'
import type { SessionMove } from '../model/moves/session-action'
import { type ExerciseContext, loadsOf } from '../session/exercise-context'
import { NoteField } from '../session/note-field'
import type { PlanProps } from '../training-plan'
import { useSettings } from '../use-settings'
import { CorrectEntry } from './correct-entry'
import { correct } from './corrections'
import { BackButton } from './log-section'
import { sessionText, sessionTotals } from './session-text'
import { ShareSession } from './share-session'

interface CorrectSessionProps extends PlanProps {
  session: SessionLog
  onBack: () => void
  onDelete: () => void
}

/** A past session with editable numbers. Corrections apply immediately. */
export function CorrectSession(props: CorrectSessionProps) {
  const { plan, session, input, onBack, onDelete } = props
  const { unit, exercises } = input
  const settings = useSettings()
  const act = (move: SessionMove) => correct(session, move)
  const context: ExerciseContext = {
    plan,
    input,
    session,
    settings: { ...settings, timer: false },
    slot: undefined,
    current: undefined,
    last: undefined,
    finished: [],
    act,
    onSwap: () => {},
  }
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
      <DateField date={session.date} onCommit={(date) => act({ type: 'date changed', date })} />
      {session.entries.map((entry, index) => (
        <CorrectEntry
          key={keys[index]}
          entry={entry}
          exercise={findExercise(exercises, entry.exercise)}
          loads={loadsOf(findExercise(exercises, entry.exercise), context)}
          index={index}
          entryKey={keys[index] ?? ''}
          context={context}
        />
      ))}
      <NoteField
        label="Note on the session"
        value={session.note ?? ''}
        maxLength={1000}
        rows={2}
        onCommit={(note) => act({ type: 'noted', note })}
      />
      <p className="train-actions">
        <ShareSession text={sessionText(session, exercises, unit)} />
        <Button onClick={onDelete}>Delete This Session</Button>
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
