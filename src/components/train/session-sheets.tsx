import type { ProgramSession } from '../../lib/program/program'
import { amountText } from '../../lib/program/texts'
import { lineInWeek } from '../../lib/program/week'
import type { TrainingPlan } from './training-plan'

/** Days side by side on a sheet: more would leave too little room to write. */
const DAYS = ['1', '2', '3', '4'] as const

/** The days of a session in words; several lists of days alternate. */
const daysOf = ({ days }: Pick<ProgramSession, 'days'>) =>
  days.map((names) => names.join(', ')).join(' / ')

/** The plan's sessions as plain tables with room to write: on paper, and without JavaScript. */
export function SessionSheets({ plan }: { plan: TrainingPlan }) {
  const { program, exercises, weeks } = plan
  return program.sessions.map((session) => (
    <section
      key={`${session.name} ${session.weeks.join()}`}
      className="train-sheet"
      aria-label={`${session.name}, ${daysOf(session)}`}
    >
      <h2 className="display text-lg">
        {session.name} <span className="text-sm">{daysOf(session)}</span>
      </h2>
      {(session.warmUp ?? program.warmUp) && (
        <p className="text-sm">{session.warmUp ?? program.warmUp}</p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">Exercise</th>
            {DAYS.map((day) => (
              <th key={day} scope="col">
                Day {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {session.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one exercise may stand there twice
            <tr key={index}>
              <th scope="row">
                {exercises.get(line.exercise)?.title}
                <span className="train-sheet-asked">{weeksText(line, index)}</span>
              </th>
              {DAYS.map((day) => (
                <td key={day} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ))

  /** What a line asks over the weeks, those together that ask the same: 'Weeks 1-3: 3 × 8; week 4: 2 × 8'. */
  function weeksText(
    line: (typeof program.sessions)[number]['lines'][number],
    index: number,
  ): string {
    const runs: { from: number; to: number; text: string }[] = []
    for (let week = 1; week <= weeks; week++) {
      const asked = lineInWeek(line, week, index)
      if (!asked) continue
      const text = `${asked.sets} × ${amountText(asked, exercises)}`
      const last = runs.at(-1)
      if (last?.text === text && last.to === week - 1) last.to = week
      else runs.push({ from: week, to: week, text })
    }
    if (runs.length === 1 && runs[0]) return runs[0].text
    return runs
      .map(
        ({ from, to, text }) => `${from === to ? `Week ${from}` : `Weeks ${from}-${to}`}: ${text}`,
      )
      .join('; ')
  }
}
