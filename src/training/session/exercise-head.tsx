import { capitalize, uncapitalize } from '../../../packages/basics'
import {
  findExercise,
  type LoggedEntry,
  loggedEntries,
  nextRungText,
} from '../../../packages/progression'
import { ExerciseLink } from '../../exercises/exercise-link'
import { FigureFile } from '../../exercises/small-figure'
import { shortDate } from '../../lib/date-text'
import { TextButton } from '../button'
import { painSubstitute } from '../model/moves/pain-substitute'
import { permanentNote } from '../model/permanent-note'
import { useLoadedTraining } from '../storage/store'
import { type EntryProps, loadAfterFirstSet } from './exercise-context'
import { doneText, prescriptionText } from './set-texts'
import { SwapNote } from './swap-note'

/** An exercise's prescription and reason, its last time in this line and in any, and whether it hurt. */
export function ExerciseHead({ entry, exercise, loads, index, context }: EntryProps) {
  const { plan, input, finished } = context
  const { asked, exercise: exerciseId, line: name } = entry
  const [last] = loggedEntries(finished, exerciseId)
  const [lastInLine] = loggedEntries(finished, exerciseId, { plan: plan.planId, name })
  const note = permanentNote(useLoadedTraining().plans.values(), exerciseId)
  const nextRung = nextRungText(plan.program, entry, input.exercises)
  const change = loadAfterFirstSet(entry, loads, context)?.reason
  const substitute = painSubstitute(entry, plan.planId, finished)
  const to = findExercise(input.exercises, substitute ?? '')
  const lastTime = (words: string, { session, entry: past }: LoggedEntry) => (
    <p className="text-sm text-muted">
      {words}, {shortDate(session.date)}: {doneText(past, { withLeft: true, unit: input.unit })}
      {past.note && ` (${past.note})`}
    </p>
  )
  return (
    <>
      <header className="train-head grid gap-1">
        <h3 className="display text-lg" tabIndex={-1} data-place={index}>
          {/* The plan's file has no drawings of substitutes. */}
          <FigureFile value={entry.planned ? null : plan.figures}>
            <ExerciseLink id={exerciseId} title={entry.title} />
          </FigureFile>
        </h3>
        <p className="font-bold">{prescriptionText(asked, exercise)}</p>
        {asked.as && <p className="text-sm font-bold">{capitalize(asked.as)}.</p>}
        {nextRung && <p className="text-sm text-muted">Next rung: {uncapitalize(nextRung)}.</p>}
        {asked.note && <p className="text-sm">{asked.note}</p>}
        <p className="train-reason">{asked.reason}</p>
        {change && (
          <p className="train-reason" role="status">
            {change}
          </p>
        )}
        <SwapNote entry={entry} exercises={input.exercises} />
        {note && <p className="train-own-note">{note}</p>}
        {last && lastTime('Last time', last)}
        {lastInLine &&
          lastInLine.entry !== last?.entry &&
          lastTime(`Last in ${lastInLine.session.name}`, lastInLine)}
        {entry.note && <p className="train-own-note">{entry.note}</p>}
      </header>
      {substitute && (
        <p>
          It hurt last time.{' '}
          <TextButton
            onClick={() => context.onSwap(index, { to, why: 'pain', isPermanent: false })}
          >
            Use {to.title} again
          </TextButton>
        </p>
      )}
    </>
  )
}
