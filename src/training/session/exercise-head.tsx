import { ExerciseLink } from '../../exercises/exercise-link'
import { FigureFile } from '../../exercises/small-figure'
import type { Unit } from '../../lib/vocabulary'
import { findExercise } from '../model/exercises'
import { type Performance, performances } from '../model/history'
import { lastingNote } from '../model/lasting-notes'
import { shortDate } from '../short-date'
import { currentTraining } from '../storage/training-store'
import { loadToday, type PlacedEntry } from './exercise-context'
import { InPlace } from './in-place'
import { askedText, doneText } from './set-texts'

/** What an exercise asks, why, and what it was last time, wherever that was and at this place of the plan. */
export function ExerciseHead({ entry, index, context }: PlacedEntry) {
  const { plan, input, finished } = context
  const { asked, exercise, line: name } = entry
  const [last] = performances(finished, exercise)
  const [lastHere] = performances(finished, exercise, { plan: plan.planId, name })
  const lasting = lastingNote(currentTraining().plans.values(), exercise)
  const change = loadToday(entry, context)?.reason
  return (
    <header className="train-head">
      <h3 className="display text-lg" tabIndex={-1} data-place={index}>
        {/* What takes another's place has no drawing in the plan's file. */}
        <FigureFile value={entry.planned ? null : plan.figures}>
          <ExerciseLink id={exercise} title={entry.title} />
        </FigureFile>
      </h3>
      <p className="font-bold">{askedText(asked, findExercise(input.exercises, exercise))}</p>
      {asked.as && (
        <p className="text-sm font-bold">{asked.as.charAt(0).toUpperCase() + asked.as.slice(1)}.</p>
      )}
      {asked.note && <p className="text-sm">{asked.note}</p>}
      <p className="train-reason">{asked.reason}</p>
      {change && (
        <p className="train-reason" role="status">
          {change}
        </p>
      )}
      <InPlace entry={entry} exercises={input.exercises} />
      {lasting && <p className="train-own-note">{lasting}</p>}
      {last && <LastTime words="Last time" time={last} unit={input.unit} />}
      {lastHere && lastHere.entry !== last?.entry && (
        <LastTime words={`Last in ${lastHere.session.name}`} time={lastHere} unit={input.unit} />
      )}
      {entry.note && <p className="train-own-note">{entry.note}</p>}
    </header>
  )
}

interface LastTimeProps {
  words: string
  time: Performance
  unit: Unit
}

const LastTime = ({ words, time: { session, entry }, unit }: LastTimeProps) => (
  <p className="text-sm text-muted">
    {words}, {shortDate(session.date)}: {doneText(entry, { withLeft: true, unit })}
    {entry.note && ` (${entry.note})`}
  </p>
)
