import type { LineWords } from '../../packages/progression'
import { GROUP_HINT } from '../../packages/progression'
import { ExerciseLink } from '../exercises/exercise-link'
import type { SessionRows, WeekTable } from './model/week-table'
import { Weight } from './weight'

interface WeekSessionsProps {
  week: Pick<WeekTable, 'sessions'>
  /** Warm-up of sessions without their own. */
  warmUp: string | null | undefined
  /** Adds an empty column for logging on paper. */
  withLog?: boolean
}

export function WeekSessions({ week, warmUp, withLog = false }: WeekSessionsProps) {
  return (
    <div className="grid gap-10">
      {warmUp && (
        <p className="max-w-[42rem]">
          <strong>Warm-up:</strong>
          {` ${warmUp}`}
        </p>
      )}
      {week.sessions.map((session) => (
        <SessionTable key={session.name + session.days} session={session} withLog={withLog} />
      ))}
    </div>
  )
}

/** A session as a table: sets, effort and rest per exercise, grouped by superset or circuit. */
function SessionTable({ session, withLog }: { session: SessionRows; withLog: boolean }) {
  const { name, days, minutes, warmUp, blocks } = session
  return (
    <div className="session">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="display text-lg">{name}</h3>
        <p className="text-sm">
          <strong>{days}</strong>
          {minutes && ` · ${minutes} minutes`}
        </p>
      </div>
      {warmUp && <p className="mt-2 text-sm text-muted">{`Warm-up: ${warmUp}`}</p>}
      <table aria-label={name}>
        <thead>
          <tr>
            <th scope="col">Exercise</th>
            <th scope="col">Sets × reps</th>
            <th scope="col">Effort</th>
            <th scope="col">Rest</th>
            {/* Not a heading: its cells are empty, and hidden on screens. */}
            {withLog && <td className="log">Done</td>}
          </tr>
        </thead>
        {blocks.map(({ label, lines }, block) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks are unnamed and never reorder
          <tbody key={block} className={label ? 'group' : undefined}>
            {label && (
              <tr>
                <td colSpan={4}>{`${label}, ${GROUP_HINT}`}</td>
              </tr>
            )}
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may appear twice, and lines never reorder
              <Line key={index} line={line} withLog={withLog} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function Line({ line, withLog }: { line: LineWords; withLog: boolean }) {
  const { exercise, title, sets, effort, load, loadKind, rest, isTest, notes } = line
  const effortCell = load ? (
    <>
      <Weight text={load} kind={loadKind} />
      {effort && ` · ${effort}`}
    </>
  ) : (
    effort
  )
  return (
    <tr>
      <th scope="row">
        <ExerciseLink id={exercise} title={title} />
        {isTest && <span className="ml-2 border px-1.5 text-[0.8125rem] text-hull">Test</span>}
      </th>
      <td>{sets}</td>
      <td>
        {notes ? (
          <>
            <span>{effortCell}</span>
            <small>{notes}</small>
          </>
        ) : (
          effortCell
        )}
      </td>
      <td>{rest}</td>
      {withLog && <td className="log" />}
    </tr>
  )
}
