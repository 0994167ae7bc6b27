import { useRef, useState } from 'react'
import { announce } from '../../ui/announcer'
import { TextButton } from '../button'
import { findExercise } from '../model/exercises'
import type { Entry, SetLog } from '../model/log'
import type { TrainingInput } from '../model/prescribe/training-input'
import { labelOfSet } from '../model/session/entry-moves'
import { commitTyping } from '../session/commit-typing'
import { DoneButton } from '../session/done-button'
import { NoteField } from '../session/note-field'
import { NumberField } from '../session/number-field'
import { leftText } from '../session/reserve-chips'
import { measureNames } from '../session/set-texts'
import { SwapNote } from '../session/swap-note'
import { LogSection } from './log-section'
import type { Correct } from './use-corrections'

interface CorrectEntryProps {
  entry: Entry
  entryKey: string
  input: TrainingInput
  correct: Correct
}

/** Imported logs may have other values than a live session offers. */
const leftOptions = (left = 0) => [...new Set([0, 1, 2, 3, 4, 5, left])]

/** An exercise of a past session. Unchecking a set marks it as not done. */
export function CorrectEntry({ entry, entryKey, input, correct }: CorrectEntryProps) {
  const { title, sets } = entry
  const { measure } = entry.asked
  const unitOf = (set: SetLog) => set.unit ?? input.unit
  const hasLoad =
    findExercise(input.exercises, entry.exercise).loaded !== 'body' ||
    sets.some(({ load }) => load !== undefined)
  const amounts = useRef<(HTMLInputElement | null)[]>([])
  /** Index of a set that can't be done because it has no amount; -1 for none. */
  const [missing, setMissing] = useState(-1)

  function complete(set: number) {
    commitTyping()
    if (correct({ type: 'done', entry: entryKey, set, rest: false, needsLoad: false })) return
    setMissing(set)
    announce(question(set))
    amounts.current[set]?.focus()
  }
  const question = (set: number) => `Enter the ${measure} of set ${set + 1} first.`

  return (
    <LogSection title={title}>
      <SwapNote entry={entry} exercises={input.exercises} />
      {entry.skipped ? (
        <p className="text-muted">
          Skipped.{' '}
          <TextButton onClick={() => correct({ type: 'resumed', entry: entryKey })}>
            I did it
          </TextButton>
        </p>
      ) : (
        <>
          <p className="log-set log-set-head text-center text-muted" aria-hidden="true">
            <span />
            {hasLoad && <span>{[...new Set(sets.map(unitOf))].join(', ')}</span>}
            <span>{measureNames[measure]}</span>
            {measure === 'reps' && <span>left</span>}
            <span>done</span>
          </p>
          <ol>
            {sets.map((set, index) => {
              const thisSet = { entry: entryKey, set: index }
              const name = labelOfSet(title, thisSet)
              const unit = unitOf(set)
              const isDone = set.done !== undefined
              return (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: sets are identified by number
                  key={index}
                  className="log-set"
                  data-done={isDone}
                >
                  <span className="train-set-number font-bold text-muted" aria-hidden="true">
                    {index + 1}
                  </span>
                  {hasLoad && (
                    <NumberField
                      value={set.load}
                      label={`${name}: weight in ${unit}`}
                      inputMode="decimal"
                      placeholder="0"
                      onCommit={(value) => correct({ type: 'typed load', ...thisSet, value, unit })}
                    />
                  )}
                  <NumberField
                    ref={(field) => {
                      amounts.current[index] = field
                    }}
                    value={set.amount}
                    label={`${name}: ${measure}`}
                    inputMode="numeric"
                    placeholder="?"
                    onCommit={(value) => correct({ type: 'typed amount', ...thisSet, value })}
                  />
                  {measure === 'reps' && (
                    <select
                      className="train-number"
                      aria-label={`${name}: reps left`}
                      disabled={!isDone}
                      value={set.left ?? ''}
                      onChange={({ target: { value } }) =>
                        correct({
                          type: 'rated',
                          ...thisSet,
                          left: value ? Number(value) : undefined,
                        })
                      }
                    >
                      <option value="">–</option>
                      {leftOptions(set.left).map((reps) => (
                        <option key={reps} value={reps}>
                          {leftText(reps)}
                        </option>
                      ))}
                    </select>
                  )}
                  <DoneButton
                    name={name}
                    isDone={isDone}
                    onClick={() =>
                      isDone ? correct({ type: 'undone', ...thisSet }) : complete(index)
                    }
                  />
                </li>
              )
            })}
          </ol>
          {sets[missing] && sets[missing].amount === undefined && (
            <p className="train-question">{question(missing)}</p>
          )}
          <TextButton onClick={() => correct({ type: 'added', entry: entryKey })}>
            Add a set
          </TextButton>
        </>
      )}
      <NoteField
        label={`Note on ${title}`}
        value={entry.note ?? ''}
        maxLength={300}
        onCommit={(note) => correct({ type: 'noted', entry: entryKey, note })}
      />
    </LogSection>
  )
}
