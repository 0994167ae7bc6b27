import { longDate } from '../../lib/long-date'
import { Icon } from '../../ui/icon'
import type { SessionLog } from '../model/log'
import { monthAfter, weekdays, weeksOfMonth } from '../model/months'

interface MonthCalendarProps {
  /** '2026-11'. */
  month: string
  today: string
  /** The month's sessions. */
  sessions: readonly SessionLog[]
  /** Whether there are sessions before the month. */
  hasEarlier: boolean
  onMonth: (month: string) => void
  onOpen: (session: SessionLog) => void
}

/** Returns a month in words: 'November 2026'. */
export const monthText = (month: string) => longDate(`${month}-01`).replace(' 1,', '')

/** A month with its trained days, each of which opens its session. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, today, sessions, hasEarlier, onMonth, onOpen } = props
  return (
    <section aria-label="Calendar">
      <div className="log-month-head">
        <button
          type="button"
          className="log-turn"
          disabled={!hasEarlier}
          aria-label="Earlier month"
          onClick={() => onMonth(monthAfter(month, -1))}
        >
          <Icon name="back" />
        </button>
        <h3 className="display text-lg" aria-live="polite">
          {monthText(month)}
        </h3>
        <button
          type="button"
          className="log-turn"
          disabled={month >= today.slice(0, 7)}
          aria-label="Later month"
          onClick={() => onMonth(monthAfter(month))}
        >
          <Icon name="arrow" />
        </button>
      </div>
      <table className="log-days">
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(month).map((days) => (
            <tr key={days.find(Boolean)}>
              {days.map((day, index) => (
                <td key={weekdays[index]} aria-current={day === today ? 'date' : undefined}>
                  {day && <Day day={day} sessions={sessions} onOpen={onOpen} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface DayProps extends Pick<MonthCalendarProps, 'sessions' | 'onOpen'> {
  day: string
}

function Day({ day, sessions, onOpen }: DayProps) {
  const number = Number(day.slice(8))
  const trained = sessions.filter(({ date }) => date === day)
  const [first] = trained
  if (!first) return <span className="log-day">{number}</span>
  const names = trained.map(({ name }) => name).join(', ')
  return (
    <button
      type="button"
      className="log-day"
      aria-label={`${longDate(day)}: ${names}`}
      onClick={() => onOpen(first)}
    >
      {number}
      {trained.length > 1 && <small>×{trained.length}</small>}
    </button>
  )
}
