import { entryKeys } from '../model/log'
import { type EntryBlock, roundsOf, type SetPosition } from '../model/session/set-order'
import type { ExerciseContext } from './exercise-context'
import { ExerciseDetails } from './exercise-details'
import { SetRow } from './set-row'

/** An exercise with its sets, or a superset or circuit with its rounds. */
export function ExerciseBlock({ block, context }: { block: EntryBlock; context: ExerciseContext }) {
  const { entries } = context.session
  const keys = entryKeys(entries)
  const members = block.entries.flatMap((index) => {
    const [entry, id] = [entries[index], keys[index]]
    return entry && id !== undefined ? [{ entry, index, id, context }] : []
  })
  const [first] = members
  if (!first) return null
  const active = members.filter(({ entry }) => !entry.skipped)
  const rounds = roundsOf(entries, block)
  const isGroup = members.length > 1
  const group = `${new Set(members.map(({ entry }) => entry.line)).size > 2 ? 'Circuit' : 'Superset'} ${block.group}`
  const rows = (sets: readonly SetPosition[]) => (
    <ol>
      {sets.map(({ entry: index, set: setIndex }) => {
        const member = members.find((candidate) => candidate.index === index)
        const set = member?.entry.sets[setIndex]
        return (
          set && (
            <SetRow
              key={`${member.id}.${setIndex}`}
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
      aria-label={isGroup ? group : first.entry.title}
    >
      {isGroup && (
        <p className="train-kicker">
          {group} · {rounds.length} {rounds.length === 1 ? 'round' : 'rounds'}
        </p>
      )}
      {members.map((member) => (
        <ExerciseDetails key={member.id} {...member} />
      ))}
      {isGroup
        ? rounds.map((sets, round) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds are identified by number
            <div key={round} className="mt-3">
              <p className="text-sm font-bold">Round {round + 1}</p>
              {rows(sets)}
            </div>
          ))
        : active.length > 0 && rows(rounds.flat())}
    </section>
  )
}
