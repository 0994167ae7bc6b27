import { useState } from 'react'
import { pluralize } from '../../../packages/basics'
import { doneSets, type SessionLog } from '../../../packages/progression'
import { Button } from '../button'
import { dayText } from '../model/months'
import { useLoadedTraining } from '../storage/store'
import { LogSection } from './log-section'
import { MonthCalendar, monthText } from './month-calendar'

/** Number of rows at first, and that each tap adds. */
const PAGE_SIZE = 30

interface SessionListProps {
  /** Newest first. */
  finished: readonly SessionLog[]
  today: string
  onOpen: (session: SessionLog) => void
}

/** One month's sessions, or all of them. */
export function SessionList({ finished, today, onOpen }: SessionListProps) {
  const { wholeLog } = useLoadedTraining()
  const isWhole = wholeLog === 'read'
  const [chosen, setMonth] = useState<string>()
  const [count, setCount] = useState(0)
  const month = chosen ?? (finished[0]?.date ?? today).slice(0, 7)
  const inMonth = finished.filter(({ date }) => date.startsWith(month))
  const listed = count > 0 ? finished.slice(0, count) : inMonth
  const first = finished.at(-1)?.date ?? today
  if (isWhole && finished.length === 0)
    return <p>No sessions yet. Import an earlier log under Your Data.</p>
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
      <LogSection
        title={count > 0 ? 'All sessions' : `${inMonth.length} in ${monthText(month)}`}
        className=""
      >
        <ul className="log-list mt-3 border-b border-rule">
          {listed.map((session) => (
            <ListRow
              key={session.id}
              title={session.name}
              plan={session.planTitle}
              facts={[
                dayText(session.date),
                session.entries.length > 0
                  ? pluralize(session.entries.flatMap(doneSets).length, 'set')
                  : 'marked as done',
              ]}
              onOpen={() => onOpen(session)}
            />
          ))}
        </ul>
        {listed.length === 0 && <p>No sessions this month.</p>}
        {wholeLog === 'unread' && <p className="py-8 text-muted">Reading earlier sessions …</p>}
        {isWhole && listed.length < finished.length && (
          <Button className="button mt-3" onClick={() => setCount(count + PAGE_SIZE)}>
            {count > 0 ? 'Show More' : `List All ${finished.length}`}
          </Button>
        )}
      </LogSection>
    </>
  )
}

interface ListRowProps {
  title: string
  plan?: string
  /** The first and second line on the right. */
  facts: readonly [string, string]
  onOpen: () => void
}

/** A row that opens a session or exercise. */
export const ListRow = ({ title, plan, facts: [first, second], onOpen }: ListRowProps) => (
  <li>
    <Button
      className="flex w-full flex-wrap justify-between gap-x-4 border-t border-rule text-left"
      onClick={onOpen}
    >
      <span>
        <strong className="block">{title}</strong>
        {plan && <span className="block text-sm text-muted">{plan}</span>}
      </span>
      <span className="text-right">
        {first}
        <span className="block text-sm text-muted">{second}</span>
      </span>
    </Button>
  </li>
)
