import { planLength } from '../calendar/model/training-days'
import { localDate } from '../lib/dates'
import { numbersUpTo } from '../lib/numbers-up-to'
import { sessionNames } from '../lib/plan-agenda'
import { NOT_STORED } from '../ui/messages'
import { showToast } from '../ui/toast'
import { VisuallyHidden } from '../ui/visually-hidden'
import { sessionKey, type Ticks } from './model/ticks'
import { toggleSession } from './use-ticks'

interface SessionTicksProps {
  plan: Queries.PlanActionsFragment
  ticks: Ticks
  /** The first week with an open session. */
  current: number | undefined
}

/** A row of checkboxes per week, labeled by session name or number. A line crosses those checked. */
export function SessionTicks({ plan, ticks, current }: SessionTicksProps) {
  const { weeks, perWeek } = planLength(plan)
  function toggle(week: number, session: number) {
    if (!toggleSession(plan.planId, week, session, localDate(new Date()))) showToast(NOT_STORED)
  }
  return numbersUpTo(weeks).map((week) => {
    const names = sessionNames(plan.agenda[week - 1])
    return (
      <fieldset
        key={week}
        aria-current={week === current ? 'step' : undefined}
        className="flex flex-wrap items-center gap-x-3 border-t border-rule py-1 aria-[current]:border-t-2 aria-[current]:border-hull"
      >
        {/* Floated to line up with the checkboxes, which a legend otherwise doesn't. */}
        <legend
          className={`float-left w-full pt-1 sm:w-24 sm:pt-0 ${week === current ? 'font-bold' : ''}`}
        >
          Week {week}
        </legend>
        {numbersUpTo(perWeek).map((session) => {
          const name = names[session - 1]
          return (
            <label
              key={session}
              className="flex min-h-11 cursor-pointer items-center gap-1 text-sm font-bold"
            >
              <span className="relative flex size-11 shrink-0 items-center justify-center bg-[linear-gradient(var(--hull),var(--hull))] bg-[length:0_3px] bg-center bg-no-repeat has-checked:bg-[length:100%_3px]">
                <input
                  type="checkbox"
                  aria-label={name ? undefined : `Week ${week}, session ${session}`}
                  checked={sessionKey(week, session) in ticks}
                  onChange={() => toggle(week, session)}
                  className="absolute inset-1.5 appearance-none rounded-full border-2 border-muted checked:border-hull"
                />
                <span aria-hidden={Boolean(name)} className="pointer-events-none relative">
                  {session}
                </span>
              </span>
              {name && (
                <span className="min-w-0">
                  <VisuallyHidden>Week {week}, </VisuallyHidden>
                  {name}
                </span>
              )}
            </label>
          )
        })}
      </fieldset>
    )
  })
}
