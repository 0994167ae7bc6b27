import type { SessionLog } from '../model/log'
import type { Block, SetPlace } from '../model/order'
import type { ExerciseContext } from './exercise-context'
import { ExercisePart, SetOf } from './exercise-part'

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
  return (
    <section
      className="plan-section train-block"
      data-entries={block.entries.join(' ')}
      aria-label={
        isGroup
          ? `${members.length > 2 ? 'Circuit' : 'Superset'} ${block.group}`
          : first.entry.title
      }
    >
      {isGroup && (
        <p className="train-kicker">
          {members.length > 2 ? 'Circuit' : 'Superset'} {block.group} · {rounds} rounds
        </p>
      )}
      {members.map(({ entry, index }) => (
        <ExercisePart key={context.keys[index]} entry={entry} index={index} context={context} />
      ))}
      {isGroup
        ? Array.from({ length: rounds }, (_, set) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
            <div key={set} className="train-round">
              <p className="text-sm font-bold">Round {set + 1}</p>
              <ol>
                {active.map(({ entry, index }) => (
                  <SetOf
                    key={index}
                    entry={entry}
                    index={index}
                    set={set}
                    current={current}
                    context={context}
                    isNamed
                  />
                ))}
              </ol>
            </div>
          ))
        : !first.entry.skipped && (
            <ol>
              {first.entry.sets.map((_, set) => (
                <SetOf
                  // biome-ignore lint/suspicious/noArrayIndexKey: a set is its number
                  key={set}
                  entry={first.entry}
                  index={first.index}
                  set={set}
                  current={current}
                  context={context}
                />
              ))}
            </ol>
          )}
    </section>
  )
}
