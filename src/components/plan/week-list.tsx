import { planWeekPath } from '../../lib/paths'

interface WeekListProps {
  weeks: readonly string[]
  /** The plan whose weeks have pages of their own; none in a plan without sessions. */
  planId?: string | undefined
  deloads?: readonly number[]
}

/** What each week asks for, along the level line. Lighter weeks carry the mark. */
export function WeekList({ weeks, planId, deloads = [] }: WeekListProps) {
  return (
    <ol className="weeks">
      {weeks.map((text, index) => (
        <li key={text} className={deloads.includes(index + 1) ? 'deload' : undefined}>
          <h3 className="display">
            {planId ? (
              <a href={planWeekPath(planId, index + 1)}>Week {index + 1}</a>
            ) : (
              `Week ${index + 1}`
            )}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
