import { useState } from 'react'
import { doneSets, type SessionLog } from '../model/log'
import { dayText } from '../model/months'
import type { Training } from '../storage/training-store'
import { MonthCalendar, monthText } from './month-calendar'

/** How many sessions the list shows at first, and with each tap more. */
const PAGE = 30

interface SessionListProps {
  /** The last one first. */
  finished: readonly SessionLog[]
  today: string
  /** Whether all of the log is read. */
  whole: Training['whole']
  onOpen: (session: SessionLog) => void
}

/** A month with its sessions, or all of them. */
export function SessionList({ finished, today, whole, onOpen }: SessionListProps) {
  const isWhole = whole === 'read'
  const [chosen, setMonth] = useState<string>()
  const [count, setCount] = useState(0)
  const month = chosen ?? (finished[0]?.date ?? today).slice(0, 7)
  const inMonth = finished.filter(({ date }) => date.startsWith(month))
  const listed = count > 0 ? finished.slice(0, count) : inMonth
  const first = finished.at(-1)?.date ?? today
  if (isWhole && finished.length === 0)
    return <p>Nothing here before the first session. Bring an earlier log under Your Data.</p>
  return (
    <>
      <MonthCalendar
        month={month}
        today={today}
        sessions={inMonth}
        hasEarlier={!isWhole || first.slice(0, 7) < month}
        onMonth={(next) => {
          setMonth(next)
          setCount(0)
        }}
        onOpen={onOpen}
      />
      <section aria-labelledby="sessions">
        <h3 id="sessions" className="display text-lg">
          {count > 0 ? 'All sessions' : `${inMonth.length} in ${monthText(month)}`}
        </h3>
        <ul className="log-list">
          {listed.map((session) => (
            <li key={session.id}>
              <button type="button" onClick={() => onOpen(session)}>
                <span>
                  <strong>{session.name}</strong>
                  <span className="text-sm text-muted">{session.planTitle}</span>
                </span>
                <span className="log-list-day">
                  {dayText(session.date)}
                  <span className="text-sm text-muted">{setsText(session)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {listed.length === 0 && <p>No session in this month.</p>}
        {whole === 'unread' && <p className="train-wait">Reading earlier sessions …</p>}
        {isWhole && listed.length < finished.length && (
          <button type="button" className="button mt-3" onClick={() => setCount(count + PAGE)}>
            {count > 0 ? 'Show More' : `List All ${finished.length}`}
          </button>
        )}
      </section>
    </>
  )
}

function setsText({ entries }: SessionLog) {
  const sets = entries.flatMap(doneSets).length
  return `${sets} ${sets === 1 ? 'set' : 'sets'}`
}
