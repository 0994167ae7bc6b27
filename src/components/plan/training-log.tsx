import { useLater } from '../../hooks/use-later'
import type { PlanDetail } from '../../lib/plan-detail'

/** Weeks side by side in one table of the log: more would leave too little room to write. */
const WEEKS_ABREAST = 4

/** A session on paper: what each of its weeks asks of each exercise. */
interface PaperSession {
  readonly name: string
  readonly weeks: readonly number[]
  readonly rows: readonly { readonly title: string; readonly cells: readonly string[] }[]
}

interface TrainingLogProps extends Pick<PlanDetail, 'exercises'> {
  title: string
  weeks: number
  /** The sessions of a plan that says them; without any, the log has a row for each exercise. */
  sessions?: readonly PaperSession[] | undefined
}

/**
 * Blank cells per week and exercise to fill in by pen, session by session. Printed with the plan, not
 * shown on the screen.
 */
export function TrainingLog({ title, weeks, exercises, sessions = [] }: TrainingLogProps) {
  // A quarter of the page and more, all of it for paper.
  const isWanted = useLater()
  if (!isWanted) return null
  const flat: PaperSession = {
    name: '',
    weeks: Array.from({ length: weeks }, (_, index) => index + 1),
    rows: exercises.map(({ name }) => ({ title: name, cells: [] })),
  }
  return (
    <section className="training-log">
      <h2>Training log: {title}</h2>
      {(sessions.length > 0 ? sessions : [flat]).map((session) => (
        <SessionLog key={session.name} session={session} />
      ))}
    </section>
  )
}

/** The tables of one session, four weeks in each. */
function SessionLog({ session: { name, weeks, rows } }: { session: PaperSession }) {
  const starts = Array.from(
    { length: Math.ceil(weeks.length / WEEKS_ABREAST) },
    (_, index) => index * WEEKS_ABREAST,
  )
  return (
    <>
      {name && <h3>{name}</h3>}
      {starts.map((start) => {
        const abreast = weeks.slice(start, start + WEEKS_ABREAST)
        return (
          <table key={start}>
            <thead>
              <tr>
                <th scope="col">Exercise</th>
                {abreast.map((week) => (
                  <th key={week} scope="col">
                    Week {week}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ title, cells }, row) => (
                // Two lines of a session may be of the same exercise.
                // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
                <tr key={row}>
                  <th scope="row">{title}</th>
                  {abreast.map((week, index) => (
                    <td key={week}>{cells[start + index]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )
      })}
    </>
  )
}
