import type { SessionLog } from '../../../packages/progression'
import { VisuallyHidden } from '../../components/visually-hidden'
import { shortDate } from '../../lib/date-text'
import { countsByWeek, dayAfter, weekdayNames } from '../model/months'
import { LogSection } from './log-section'

/** Maximum number of weeks shown. */
const MAX_WEEKS = 12

interface WeeksTrainedProps {
  sessions: readonly SessionLog[]
  today: string
}

/** A calendar of the days trained in the last weeks, in any plan. */
export function WeeksTrained({ sessions, today }: WeeksTrainedProps) {
  const weeks = countsByWeek(sessions, today, MAX_WEEKS)
  if (weeks.every((week) => week.sessions === 0)) return null
  return (
    <LogSection title="Weeks trained">
      <table className="log-weeks mt-2 w-full text-center" aria-label="Weeks trained">
        <thead className="text-muted">
          <tr>
            <th scope="col">Week of</th>
            {weekdayNames.map((day) => (
              <th key={day} scope="col" aria-label={day}>
                {day.charAt(0)}
              </th>
            ))}
            <th scope="col">Sessions</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ monday, days, sessions: count }) => (
            <tr key={monday}>
              <th scope="row">{shortDate(monday)}</th>
              {days.map((trained, index) => (
                <td key={weekdayNames[index]} data-today={dayAfter(monday, index) === today}>
                  {trained > 0 && (
                    <span className="inline-block rounded-[50%] border-[0.5rem] border-ink align-middle">
                      <VisuallyHidden>trained</VisuallyHidden>
                    </span>
                  )}
                </td>
              ))}
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </LogSection>
  )
}
