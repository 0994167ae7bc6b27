import {
  addSet,
  changeSet,
  dropSet,
  noteEntry,
  noteLeft,
  reopenSet,
  skipEntry,
} from '../../../lib/training/changes'
import { exerciseIn } from '../../../lib/training/exercises'
import { performances } from '../../../lib/training/history'
import { loadingOf } from '../../../lib/training/loads'
import type { Entry } from '../../../lib/training/log'
import type { SetPlace } from '../../../lib/training/order'
import { announce } from '../../ui/announcer'
import type { ExerciseContext } from './exercise-context'
import { ExerciseHead } from './exercise-head'
import { ExerciseMenu } from './exercise-menu'
import { SetRow } from './set-row'

interface ExercisePartProps {
  entry: Entry
  index: number
  context: ExerciseContext
}

const loadingIn = (entry: Entry, { input }: ExerciseContext) =>
  loadingOf(
    exerciseIn(input.exercises, entry.exercise),
    input.program.progression,
    input.unit,
    input.bar,
  )

/** An exercise without its sets: what it asks, and what else one may do with it. */
export function ExercisePart({ entry, index, context }: ExercisePartProps) {
  const { input, act, onSwap } = context
  const exercise = exerciseIn(input.exercises, entry.exercise)
  const [last] = performances(context.finished, entry.exercise, {
    plan: input.state.plan,
    name: entry.line,
  })
  const open = entry.sets.find(({ done }) => !done) ?? entry.sets.at(-1)
  const swaps = [
    entry.planned,
    ...exercise.harder.slice(0, 1),
    ...exercise.easier.slice(0, 1),
    ...exercise.instead,
  ]
    .filter((to): to is string => to !== undefined && to !== entry.exercise)
    .map((to) => ({ id: to, title: exerciseIn(input.exercises, to).title }))

  if (entry.skipped) {
    return (
      <p className="train-skipped">
        <span className="line-through">{entry.title}</span>
        <button
          type="button"
          className="button"
          onClick={() => act(`skipping ${entry.title}`, skipEntry(index, false))}
        >
          Do It After All
        </button>
      </p>
    )
  }
  return (
    <>
      <ExerciseHead entry={entry} exercise={exercise} last={last} figures={context.plan.figures} />
      <ExerciseMenu
        entry={entry}
        exercise={exercise}
        swaps={[...new Map(swaps.map((swap) => [swap.id, swap])).values()]}
        load={open?.load}
        bar={loadingIn(entry, context).bar}
        unit={open?.unit ?? input.unit}
        onAdd={() => act(`a set more of ${entry.title}`, addSet(index))}
        onDrop={() => act(`a set less of ${entry.title}`, dropSet(index))}
        onSkip={() => act(`skipping ${entry.title}`, skipEntry(index, true))}
        onSwap={(to, isForGood) => onSwap(index, to, isForGood)}
        onNote={(note) => act(`the note on ${entry.title}`, noteEntry(index, note))}
      />
    </>
  )
}

interface SetOfProps extends ExercisePartProps {
  set: number
  current: SetPlace | undefined
  /** Whether the row says which exercise it is. */
  isNamed?: boolean
}

/** One set of an exercise as a row. */
export function SetOf({ entry, index, set, current, context, isNamed = false }: SetOfProps) {
  const found = entry.sets[set]
  if (!found) return null
  const { input, last, act, onDone, onStart } = context
  const place = { entry: index, set }
  const isAt = (other: SetPlace | undefined) => other?.entry === index && other.set === set
  const name = `${entry.title}, set ${set + 1}`
  const unit = found.unit ?? input.unit
  const exercise = exerciseIn(input.exercises, entry.exercise)
  return (
    <>
      {isNamed && (
        <li className="train-member" aria-hidden="true">
          {entry.title}
        </li>
      )}
      <SetRow
        set={found}
        number={set + 1}
        count={entry.sets.length}
        title={entry.title}
        measure={entry.asked.measure}
        unit={unit}
        loaded={exercise.loaded}
        step={loadingIn(entry, context).step}
        isCurrent={isAt(current)}
        asksLeft={isAt(last) && entry.asked.measure === 'reps' && entry.asked.reserve !== undefined}
        onDone={(amount) => onDone(place, amount)}
        onReopen={() => act(`reopening ${name}`, reopenSet(index, set))}
        onLoad={(load) => act(`the weight of ${name}`, changeSet(index, set, { load, unit }))}
        onAmount={(amount) =>
          act(`the ${entry.asked.measure} of ${name}`, changeSet(index, set, { amount }))
        }
        onLeft={(left) => act(`the reps left of ${name}`, noteLeft(index, set, left))}
        onStart={(seconds) => onStart(place, seconds)}
        onMissing={announce}
      />
    </>
  )
}
