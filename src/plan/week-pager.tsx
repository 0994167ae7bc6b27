import { planWeekPath } from '../lib/paths'
import { Icon } from '../ui/icon'

interface WeekPagerProps {
  planId: string
  /** The week shown, counted from 1, and how many there are. */
  week: number
  weeks: number
}

const looks = 'button flex-1 sm:flex-none'

/** The way to the week before and after. */
export function WeekPager({ planId, week, weeks }: WeekPagerProps) {
  return (
    <nav aria-label="Previous and next week" className="no-print flex justify-between gap-4">
      {week > 1 ? (
        <a href={planWeekPath(planId, week - 1)} rel="prev" className={looks}>
          <Icon name="back" /> {`Week ${week - 1}`}
        </a>
      ) : (
        <span />
      )}
      {week < weeks && (
        <a href={planWeekPath(planId, week + 1)} rel="next" className={looks}>
          {`Week ${week + 1}`} <Icon name="arrow" />
        </a>
      )}
    </nav>
  )
}
