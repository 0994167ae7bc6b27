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
  /** Whether all sessions but the first open at their names. */
  isFolded?: boolean
}

export function WeekSessions(props: WeekSessionsProps) {
  const { week, warmUp, withLog = false, isFolded = false } = props
  return (
    <div className={isFolded ? undefined : 'grid gap-10'}>
      {warmUp && (
        <p className={isFolded ? 'mb-5 max-w-[42rem]' : 'max-w-[42rem]'}>
          <strong>Warm-up:</strong>
          {` ${warmUp}`}
        </p>
      )}
      {week.sessions.map((session, index) => (
        <Session
          key={session.name + session.days}
          session={session}
          withLog={withLog}
          fold={isFolded ? (index === 0 ? 'open' : 'closed') : undefined}
        />
      ))}
    </div>
  )
}

interface SessionProps {
  session: SessionRows
  withLog: boolean
}

/** A session under its name. A folded one opens at it. */
function Session({ fold, ...props }: SessionProps & { fold: 'open' | 'closed' | undefined }) {
  const { name, days, minutes } = props.session
  const head = (
    <>
      <h3 className="display flex-1 text-lg">{name}</h3>
      <span className="text-sm">
        <strong>{days}</strong>
        {minutes && ` · ${minutes} minutes`}
      </span>
    </>
  )
  if (!fold) {
    return (
      <div className="session">
        <div className="flex flex-wrap items-baseline gap-x-6">{head}</div>
        <SessionTable {...props} />
      </div>
    )
  }
  return (
    <details className="session" open={fold === 'open'}>
      <summary>{head}</summary>
      <SessionTable {...props} />
    </details>
  )
}

/** A session as a table: sets, effort and rest per exercise, grouped by superset or circuit. */
function SessionTable({ session, withLog }: SessionProps) {
  const { name, warmUp, blocks } = session
  return (
    <>
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
    </>
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
