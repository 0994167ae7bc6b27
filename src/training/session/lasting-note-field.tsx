import { dispatch } from '../storage/write-training'
import { NoteField } from './note-field'

interface LastingNoteFieldProps {
  plan: string
  exercise: string
  title: string
  value: string
}

/** A note on an exercise that comes back with it, in this plan and in others: 'Seat at hole 4'. */
export function LastingNoteField({ plan, exercise, title, value }: LastingNoteFieldProps) {
  return (
    <NoteField
      label={`Note that comes back with ${title}: seat, grip, setup`}
      value={value}
      maxLength={300}
      onCommit={(note) => {
        const action = { type: 'note', exercise, note, at: new Date().toISOString() } as const
        if (note !== value) dispatch({ type: 'plan', plan, action })
      }}
    />
  )
}
