import { planFitPath, planWeekPath } from '../lib/paths'
import { CardSection } from '../ui/card-section'
import { Icon } from '../ui/icon'
import type { WeekTable } from './model/week-table'
import { WeekSessions } from './week-sessions'

interface FirstWeekProps {
  planId: string
  weeks: number
  week: Pick<WeekTable, 'sessions'>
  warmUp: string | null
}

/** Week 1, session by session. Has no figures, or the largest plans would pass 800 elements. */
export function FirstWeek({ planId, weeks, week, warmUp }: FirstWeekProps) {
  return (
    <CardSection title="The First Week">
      <WeekSessions week={week} warmUp={warmUp} />
      {weeks > 1 && (
        <a href={planWeekPath(planId, 2)} className="plain-action no-print mt-6">
          Week 2 <Icon name="arrow" className="text-hull" />
        </a>
      )}
      <a href={planFitPath(planId)} className="text-link no-print flex min-h-11 w-fit items-center">
        Short on gear or time?
      </a>
    </CardSection>
  )
}
