import { planWeekPath } from '../lib/paths'

interface WeekLinksProps {
  planId: string
  weeks: number
  deloads: readonly number[]
  tests: readonly number[]
  current?: number
}

/** Links to each week of a plan, marking deloads. A week that is also a test counts as a test. */
export function WeekLinks({ planId, weeks, deloads, tests, current }: WeekLinksProps) {
  return (
    <nav aria-label="Weeks" className="no-print">
      <ol className="week-links">
        {Array.from({ length: weeks }, (_, index) => index + 1).map((week) => {
          const isTest = tests.includes(week)
          const isDeload = !isTest && deloads.includes(week)
          return (
            <li key={week}>
              <a
                href={planWeekPath(planId, week)}
                aria-label={`Week ${week}${isDeload ? ', deload' : isTest ? ', tests' : ''}`}
                aria-current={week === current ? 'page' : undefined}
                className={isDeload ? 'deload' : undefined}
              >
                {week}
              </a>
            </li>
          )
        })}
      </ol>
      {deloads.length > 0 && (
        <p className="mt-2 text-sm text-muted">
          <span className="deload">Deload</span>: lighter on purpose
        </p>
      )}
    </nav>
  )
}
