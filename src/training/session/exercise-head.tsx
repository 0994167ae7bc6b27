import { ExerciseLink } from '../../exercises/exercise-link'
import { FigureFile } from '../../exercises/small-figure'
import type { Unit } from '../../lib/vocabulary'
import type { TrainingExercise } from '../model/exercises'
import type { Performance } from '../model/history'
import type { Entry } from '../model/log'
import { shortDate } from '../short-date'
import { InPlace } from './in-place'
import { askedText, doneText } from './set-texts'

interface ExerciseHeadProps {
  entry: Entry
  exercise: TrainingExercise
  /** The last time it was done, wherever that was, and the last time at this place of the plan. */
  last: Performance | undefined
  lastHere: Performance | undefined
  /** The note that comes back with it. */
  lasting: string
  /** What the trainee lifts in now. */
  unit: Unit
  /** The file with the plan's drawings: an exercise that takes another's place has none there. */
  figures: string | null
  /** Whose place it takes, and why. */
  inPlace: string | undefined
  /** Its place in the session. */
  place: number
  /** What today's first set changes for the others. */
  change: string | undefined
}

/** What an exercise asks, why, and what it was last time. */
export function ExerciseHead(props: ExerciseHeadProps) {
  const { entry, exercise, last, lastHere, lasting, unit, figures, inPlace, change } = props
  const { asked } = entry
  return (
    <header className="train-head">
      <h3 className="display text-lg" tabIndex={-1} data-place={props.place}>
        <FigureFile value={inPlace ? null : figures}>
          <ExerciseLink id={entry.exercise} title={entry.title} />
        </FigureFile>
      </h3>
      <p className="font-bold">{askedText(asked, exercise)}</p>
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
      <InPlace text={inPlace} />
      {lasting && <p className="train-own-note">{lasting}</p>}
      {last && <LastTime words="Last time" time={last} unit={unit} />}
      {lastHere && lastHere.entry !== last?.entry && (
        <LastTime words={`Last in ${lastHere.session.name}`} time={lastHere} unit={unit} />
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

function LastTime({ words, time: { session, entry }, unit }: LastTimeProps) {
  return (
    <p className="text-sm text-muted">
      {words}, {shortDate(session.date)}: {doneText(entry, { withLeft: true, unit })}
      {entry.note && ` (${entry.note})`}
    </p>
  )
}
