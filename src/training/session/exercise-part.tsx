import type { Unit } from '../../lib/vocabulary'
import { ruleOf } from '../../plan/model/rule-of'
import { announce } from '../../ui/announcer'
import { restOfDay } from '../model/bad-day'
import { exerciseIn } from '../model/exercises'
import { performances } from '../model/history'
import { workingLoad } from '../model/judge'
import { lastingNote } from '../model/lasting-notes'
import { lineNamed } from '../model/line-names'
import { loadingOf } from '../model/loads'
import type { Entry } from '../model/log'
import type { SetPlace } from '../model/order'
import { currentTraining } from '../storage/training-store'
import { gearIn } from '../use-settings'
import { ClockStart } from './clock-start'
import type { ExerciseContext } from './exercise-context'
import { ExerciseHead } from './exercise-head'
import { ExerciseMenu } from './exercise-menu'
import { HurtLastTime } from './hurt-last-time'
import { SetRow } from './set-row'
import { inPlaceText } from './set-texts'
import { type Swap, SwapPanel } from './swap-panel'
import { WarmUpSets } from './warm-up-sets'

interface ExercisePartProps {
  entry: Entry
  index: number
  context: ExerciseContext
}

/** Returns which weights exist in a set's own unit: the trainee may have chosen another one since. */
const loadingIn = (entry: Entry, unit: Unit, { input, settings }: ExerciseContext) =>
  loadingOf(
    exerciseIn(input.exercises, entry.exercise),
    input.program.progression,
    gearIn(settings, unit),
  )

/** The weight that is known best: of a set that is done, else what is asked, else of the last time. */
function knownLoad(entry: Entry, { finished }: ExerciseContext) {
  const [last] = entry.asked.load ? [] : performances(finished, entry.exercise)
  const load = workingLoad(entry) ?? (last && workingLoad(last.entry))
  return load && { load: load.value, unit: load.unit }
}

/** An exercise without its sets: what it asks, and what else one may do with it. */
export function ExercisePart({ entry, index, context }: ExercisePartProps) {
  const { input, act, onSwap } = context
  const key = context.keys[index] ?? ''
  const exercise = exerciseIn(input.exercises, entry.exercise)
  const [last] = performances(context.finished, entry.exercise)
  const [lastHere] = performances(context.finished, entry.exercise, {
    plan: input.state.plan,
    name: entry.line,
  })
  const lasting = lastingNote(currentTraining().plans.values(), entry.exercise)
  const open = entry.sets.find(({ done }) => !done) ?? entry.sets.at(-1)
  const unit = open?.unit ?? input.unit
  const loading = loadingIn(entry, unit, context)
  const line = lineNamed(input.program, entry.line)
  const swap = (to: Swap) => onSwap(index, to)

  if (entry.skipped) {
    return (
      <p className="train-skipped">
        <span className="line-through">{entry.title}</span>
        <button
          type="button"
          className="button"
          onClick={() => act({ type: 'resumed', entry: key })}
        >
          Do It After All
        </button>
      </p>
    )
  }
  return (
    <>
      <ExerciseHead
        entry={entry}
        exercise={exercise}
        last={last}
        lastHere={lastHere}
        lasting={lasting}
        unit={input.unit}
        figures={context.plan.figures}
        inPlace={inPlaceText(entry, input.exercises)}
        place={index}
        change={line && restOfDay(entry, { rule: ruleOf(input.program, line), loading })?.reason}
      />
      <HurtLastTime entry={entry} context={context} onSwap={swap} />
      <ExerciseMenu
        entry={entry}
        plan={input.state.plan}
        lasting={lasting}
        swap={<SwapPanel entry={entry} input={input} onSwap={swap} />}
        load={open?.load}
        bar={loading.bar}
        unit={unit}
        plates={context.settings.owned[unit].plates}
        onRest={
          context.settings.timer
            ? (seconds) => act({ type: 'rested', entry: key, seconds })
            : undefined
        }
        onChange={(type) => act({ type, entry: key })}
        onNote={(note) => act({ type: 'noted', entry: key, note })}
      />
      {entry.sets[0]?.load !== undefined && exercise.loaded === 'weight' && (
        <WarmUpSets
          title={entry.title}
          sets={context.rampUps.get(entry.line) ?? []}
          work={entry.sets[0].load}
          loading={loading}
          unit={unit}
          done={entry.warmedUp ?? []}
          onToggle={(set) => act({ type: 'warmed up', entry: key, set })}
        />
      )}
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
  const { input, settings, last, act } = context
  const at = { entry: context.keys[index] ?? '', set }
  const isAt = (other: SetPlace | undefined) => other?.entry === index && other.set === set
  const unit = found.unit ?? input.unit
  const exercise = exerciseIn(input.exercises, entry.exercise)
  const needsLoad = exercise.loaded === 'weight'
  const loading = loadingIn(entry, unit, context)
  const line = lineNamed(input.program, entry.line)
  /** A first set that left less than asked may make the others lighter. */
  function loadAfter(left: number | undefined) {
    if (!line || set > 0 || !ruleOf(input.program, line).badDay) return undefined
    const sets = entry.sets.with(0, { ...found, left })
    return (
      restOfDay({ ...entry, sets }, { rule: ruleOf(input.program, line), loading })?.load ??
      found?.load
    )
  }
  const start = () => act({ type: 'timer started', ...at })
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
        hints={[...(exercise.pair ? ['each hand'] : []), ...(exercise.perSide ? ['per side'] : [])]}
        unit={unit}
        loaded={exercise.loaded}
        loading={loading}
        isCurrent={isAt(current)}
        isLast={isAt(last)}
        asksLeft={entry.asked.measure === 'reps' && entry.asked.reserve !== undefined}
        asked={{ ...entry.asked, ...knownLoad(entry, context) }}
        latest={() => context.latest().entries[index]?.sets[set] ?? found}
        onDone={() => {
          const session = act({ type: 'done', ...at, rest: settings.timer, needsLoad })
          return session.entries[index]?.sets[set]
        }}
        onReopen={() => act({ type: 'undone', ...at })}
        onLoad={(value) => act({ type: 'typed load', value, unit, ...at })}
        onLoadStep={(value) => act({ type: 'stepped load', value, unit, ...at })}
        onAmount={(value) => act({ type: 'typed amount', value, ...at })}
        onAmountStep={(value) => act({ type: 'stepped amount', value, ...at })}
        onLeft={(left) => act({ type: 'rated', left, load: loadAfter(left), ...at })}
        canStart={!context.isCounting}
        onStart={start}
        start={
          entry.asked.every &&
          !context.isCounting && (
            <ClockStart unweighed={context.unweighed} sound={settings.sound} onStart={start} />
          )
        }
        onMissing={announce}
      />
    </>
  )
}
