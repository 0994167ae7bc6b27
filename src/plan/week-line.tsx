import type { CSSProperties } from 'react'
import { planWeekPath } from '../lib/paths'
import { useStartedPlan } from '../started-plans/use-started-plans'

interface WeekLineProps {
  planId: string
  loads: readonly number[]
  deloads: readonly number[]
  tests: readonly number[]
  /** The week that the page shows. */
  shown?: number
}

const style = (properties: Record<`--${string}`, number>) => properties as CSSProperties

/**
 * A plan's load line as the waterline of its pages, and the way through the plan: a link for each week, as high as
 * its load, with deloads ringed. Marks the week that the page shows, else the visitor's. Scrolls sideways on phones.
 */
export function WeekLine({ planId, loads, deloads, tests, shown }: WeekLineProps) {
  const started = useStartedPlan(planId)
  const current = shown ?? started?.week
  const rounded = loads.map((load) => Math.round(load))
  return (
    <nav aria-label="Weeks">
      <ol className="week-line" style={style({ '--most': Math.max(...rounded) })}>
        {rounded.map((load, index) => {
          const week = index + 1
          // A week that is also a test counts as a test.
          const isTest = tests.includes(week)
          const isDeload = !isTest && deloads.includes(week)
          return (
            <li key={week} style={style({ '--load': load })}>
              <a
                href={planWeekPath(planId, week)}
                aria-label={`Week ${week}, load ${load}${isDeload ? ', deload' : isTest ? ', tests' : ''}`}
                aria-current={week === current ? (shown ? 'page' : 'step') : undefined}
                className={isDeload ? 'deload' : undefined}
              >
                {week === current ? <span>{week}</span> : week}
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** What the drawing of `WeekLine` means. */
export const WeekLineLegend = ({ hasDeloads }: { hasDeloads: boolean }) => (
  <p className="no-print text-sm text-muted">
    {`Each step is a week, as high as its load.${hasDeloads ? ' ' : ''}`}
    {hasDeloads && (
      <>
        <span className="deload">Deload</span>: lighter on purpose.
      </>
    )}
  </p>
)
