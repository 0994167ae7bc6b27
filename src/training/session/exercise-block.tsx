import type { SessionLog } from '../model/log'
import type { Block, SetPlace } from '../model/order'
import type { ExerciseContext } from './exercise-context'
import { ExercisePart } from './exercise-part'
import { SetRow } from './set-row'

interface ExerciseBlockProps {
  block: Block
  session: SessionLog
  current: SetPlace | undefined
  context: ExerciseContext
}

/** An exercise with its sets; or a superset or circuit: its exercises, then its rounds. */
export function ExerciseBlock({ block, session, current, context }: ExerciseBlockProps) {
  const members = block.entries.flatMap((index) => {
    const entry = session.entries[index]
    return entry ? [{ entry, index }] : []
  })
  const [first] = members
  if (!first) return null
  const active = members.filter(({ entry }) => !entry.skipped)
  const rounds = Math.max(0, ...active.map(({ entry }) => entry.sets.length))
  const isGroup = members.length > 1
  const group = `${members.length > 2 ? 'Circuit' : 'Superset'} ${block.group}`
  /** All sets, or those of a round. */
  const rows = (round?: number) => (
    <ol>
      {active.map(({ entry, index }) =>
        entry.sets.map(
          (set, at) =>
            (round ?? at) === at && (
              <SetRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a set is its number
                key={`${index}.${at}`}
                entry={entry}
                index={index}
                set={set}
                at={at}
                current={current}
                context={context}
                isNamed={isGroup}
              />
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
      {members.map(({ entry, index }) => (
        <ExercisePart key={context.keys[index]} entry={entry} index={index} context={context} />
      ))}
      {isGroup
        ? Array.from({ length: rounds }, (_, round) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
            <div key={round} className="train-round">
              <p className="text-sm font-bold">Round {round + 1}</p>
              {rows(round)}
            </div>
          ))
        : active.length > 0 && rows()}
    </section>
  )
}
