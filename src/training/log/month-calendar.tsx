import type { SessionLog } from '../../../packages/progression'
import { Icon } from '../../components/icon'
import { TableHead } from '../../components/table-head'
import { longDate } from '../../lib/date-text'
import { Button } from '../button'
import { monthAfter, weekdayNames, weeksOfMonth } from '../model/months'

interface MonthCalendarProps {
  /** The month shown: '2026-11'. */
  month: string
  today: string
  sessions: readonly SessionLog[]
  hasEarlier: boolean
  onMonth: (month: string) => void
  onOpen: (session: SessionLog) => void
}

/** 'November 2026'. */
export const monthText = (month: string) => longDate(`${month}-01`).replace(' 1,', '')

/** A month's calendar. A day with a session opens it. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, today, sessions, hasEarlier, onMonth, onOpen } = props
  const turn = (label: string, months: 1 | -1, canTurn: boolean) => (
    <Button
      className="flex size-11 items-center justify-center disabled:invisible"
      disabled={!canTurn}
      aria-label={label}
      onClick={() => onMonth(monthAfter(month, months))}
    >
      <Icon name={months > 0 ? 'arrow' : 'back'} />
    </Button>
  )
  const dayCell = (day: string) => {
    const trained = sessions.filter(({ date }) => date === day)
    const [first] = trained
    const number = Number(day.slice(8))
    if (!first) return <span className="log-day">{number}</span>
    return (
      <Button
        className="log-day"
        aria-label={`${longDate(day)}: ${trained.map(({ name }) => name).join(', ')}`}
        onClick={() => onOpen(first)}
      >
        {number}
        {trained.length > 1 && <small>×{trained.length}</small>}
      </Button>
    )
  }
  return (
    <section aria-label="Calendar">
      <div className="flex items-center justify-between">
        {turn('Earlier month', -1, hasEarlier)}
        <h3 className="display text-lg" aria-live="polite">
          {monthText(month)}
        </h3>
        {turn('Later month', 1, month < today.slice(0, 7))}
      </div>
      <table className="log-days w-full text-center">
        <TableHead columns={weekdayNames} />
        <tbody>
          {weeksOfMonth(month).map((days) => (
            <tr key={days.find(Boolean)}>
              {days.map((day, index) => (
                <td key={weekdayNames[index]} aria-current={day === today ? 'date' : undefined}>
                  {day && dayCell(day)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
