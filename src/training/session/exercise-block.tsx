import { pluralize } from '../../../packages/basics'
import { entryKeys, findExercise, formatLoad, rampUpSets } from '../../../packages/progression'
import { Button } from '../button'
import { type EntryBlock, roundsOf, type SetPosition } from '../model/moves/set-order'
import { DoneButton } from './done-button'
import { type EntryProps, type ExerciseContext, loadsOf } from './exercise-context'
import { ExerciseHead } from './exercise-head'
import { ExerciseMenu } from './exercise-menu'
import { SetRow } from './set-row'

/** An exercise with its sets, or a superset or circuit with its rounds. */
export function ExerciseBlock({ block, context }: { block: EntryBlock; context: ExerciseContext }) {
  const { entries } = context.session
  const keys = entryKeys(entries)
  const members = block.entries.flatMap((index): EntryProps[] => {
    const [entry, entryKey] = [entries[index], keys[index]]
    if (!entry || entryKey === undefined) return []
    const exercise = findExercise(context.input.exercises, entry.exercise)
    const loads = loadsOf(exercise, context)
    return [{ entry, exercise, loads, index, entryKey, context }]
  })
  const rounds = roundsOf(entries, block)
  const isGroup = members.length > 1
  const lineCount = new Set(members.map(({ entry }) => entry.line)).size
  const group = `${lineCount > 2 ? 'Circuit' : 'Superset'} ${block.group}`
  const rows = (sets: readonly SetPosition[]) => (
    <ol>
      {sets.map(({ entryIndex, set: setIndex }) => {
        const member = members.find(({ index }) => index === entryIndex)
        const set = member?.entry.sets[setIndex]
        return (
          set && (
            <SetRow
              key={`${member.entryKey}.${setIndex}`}
              {...member}
              set={set}
              setIndex={setIndex}
              isNamed={isGroup}
            />
          )
        )
      })}
    </ol>
  )
  return (
    <section
      className="plan-section train-block"
      data-entries={block.entries.join(' ')}
      aria-label={isGroup ? group : members[0]?.entry.title}
    >
      {isGroup && (
        <p className="train-kicker">
          {group} · {pluralize(rounds.length, 'round')}
        </p>
      )}
      {members.map((member) => (
        <ExerciseDetails key={member.entryKey} {...member} />
      ))}
      {isGroup
        ? rounds.map((sets, round) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds are identified by number
            <div key={round} className="mt-3">
              <p className="text-sm font-bold">Round {round + 1}</p>
              {rows(sets)}
            </div>
          ))
        : rounds.length > 0 && rows(rounds.flat())}
    </section>
  )
}

function ExerciseDetails(props: EntryProps) {
  const { entry, entryKey, context } = props
  if (entry.skipped) {
    return (
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-muted">
        <span className="line-through">{entry.title}</span>
        <Button onClick={() => context.act({ type: 'resumed', entry: entryKey })}>
          Do It After All
        </Button>
      </p>
    )
  }
  return (
    <>
      <ExerciseHead {...props} />
      <ExerciseMenu {...props} />
      <RampUpSets {...props} />
    </>
  )
}

/** Ramp-up sets at today's weights. Checking them off counts for nothing. */
function RampUpSets({ entry, exercise, loads, entryKey, context }: EntryProps) {
  const { title, line, warmedUp = [], sets } = entry
  const [first] = sets
  const { plan, slot } = context
  if (!slot || first?.load === undefined || exercise.loaded !== 'weight') return null
  const available = loads[first.unit ?? context.input.unit]
  const { exercises } = plan
  const rows = rampUpSets({ slot, exercises, lineKey: line, work: first.load, available })
  if (rows.length === 0) return null
  return (
    <ol className="train-ramp" aria-label={`Warm-up sets of ${title}`}>
      {rows.map(({ reps, load }, set) => {
        const text = `${formatLoad(load, available.unit)} × ${reps}`
        const isDone = warmedUp.includes(set)
        return (
          <li key={load} className="train-set" data-done={isDone}>
            <span>
              <span className="text-sm text-muted">Warm-up</span> {text}
            </span>
            <DoneButton
              name={`${title}, warm-up ${text}`}
              isDone={isDone}
              onClick={() => context.act({ type: 'warmed up', entry: entryKey, set })}
            />
          </li>
        )
      })}
    </ol>
  )
}
