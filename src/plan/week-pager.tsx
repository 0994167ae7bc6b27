import { planWeekPath } from '../lib/paths'
import { Icon } from '../ui/icon'

interface WeekPagerProps {
  planId: string
  /** The current week, counted from 1, and the total. */
  week: number
  weeks: number
}

const buttonClass = 'button flex-1 sm:flex-none'

/** Links to the previous and next week. */
export function WeekPager({ planId, week, weeks }: WeekPagerProps) {
  return (
    <nav aria-label="Previous and next week" className="no-print flex justify-between gap-4">
      {week > 1 ? (
        <a href={planWeekPath(planId, week - 1)} rel="prev" className={buttonClass}>
          <Icon name="back" /> {`Week ${week - 1}`}
        </a>
      ) : (
        <span />
      )}
      {week < weeks && (
        <a href={planWeekPath(planId, week + 1)} rel="next" className={buttonClass}>
          {`Week ${week + 1}`} <Icon name="arrow" />
        </a>
      )}
    </nav>
  )
}
