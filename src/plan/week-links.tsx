import { planWeekPath } from '../lib/paths'

interface WeekLinksProps {
  planId: string
  weeks: number
  deloads: readonly number[]
  tests: readonly number[]
  current?: number
}

/** Links to each week of a plan, marking deloads. */
export function WeekLinks({ planId, weeks, deloads, tests, current }: WeekLinksProps) {
  return (
    <nav aria-label="Weeks" className="no-print">
      <ol className="week-links">
        {Array.from({ length: weeks }, (_, index) => index + 1).map((week) => (
          <li key={week}>
            <a
              href={planWeekPath(planId, week)}
              aria-label={`Week ${week}${deloads.includes(week) ? ', deload' : tests.includes(week) ? ', tests' : ''}`}
              aria-current={week === current ? 'page' : undefined}
              className={deloads.includes(week) ? 'deload' : undefined}
            >
              {week}
            </a>
          </li>
        ))}
      </ol>
      {deloads.length > 0 && (
        <p className="mt-2 text-sm text-muted">
          <span className="deload">Deload</span>: lighter on purpose
        </p>
      )}
    </nav>
  )
}
