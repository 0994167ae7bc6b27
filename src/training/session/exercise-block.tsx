import { entryKeys } from '../model/log'
import type { Block } from '../model/set-order'
import type { ExerciseContext } from './exercise-context'
import { ExercisePart } from './exercise-part'
import { SetRow } from './set-row'

/** An exercise with its sets, or a superset or circuit with its rounds. */
export function ExerciseBlock({ block, context }: { block: Block; context: ExerciseContext }) {
  const { entries } = context.session
  const keys = entryKeys(entries)
  const members = block.entries.flatMap((index) => {
    const [entry, id] = [entries[index], keys[index]]
    return entry && id !== undefined ? [{ entry, index, id, context }] : []
  })
  const [first] = members
  if (!first) return null
  const active = members.filter(({ entry }) => !entry.skipped)
  const rounds = Math.max(0, ...active.map(({ entry }) => entry.sets.length))
  const isGroup = members.length > 1
  const group = `${members.length > 2 ? 'Circuit' : 'Superset'} ${block.group}`
  /** All sets, or those of one round. */
  const rows = (round?: number) => (
    <ol>
      {active.map((member) =>
        member.entry.sets.map(
          (set, at) =>
            (round ?? at) === at && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a set is its number
              <SetRow key={`${member.id}.${at}`} {...member} set={set} at={at} isNamed={isGroup} />
            ),
        ),
      )}
    </ol>
  )
  return (
    <section
      className="plan-section train-block"
      data-entries={block.entries.join(' ')}
      aria-label={isGroup ? group : first.entry.title}
    >
      {isGroup && (
        <p className="train-kicker">
          {group} · {rounds} rounds
        </p>
      )}
      {members.map((member) => (
        <ExercisePart key={member.id} {...member} />
      ))}
      {isGroup
        ? Array.from({ length: rounds }, (_, round) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
            <div key={round} className="mt-3">
              <p className="text-sm font-bold">Round {round + 1}</p>
              {rows(round)}
            </div>
          ))
        : active.length > 0 && rows()}
    </section>
  )
}
