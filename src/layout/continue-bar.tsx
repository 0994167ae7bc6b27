import { useEffect } from 'react'
import { pluralize } from '../../packages/basics'
import { Icon } from '../components/icon'
import { planPath, trainPath } from '../lib/paths'
import { whenIdle } from '../lib/when-idle'
import { ongoingPlans, planIdAt, type StartedPlan } from '../started-plans/model/started-plans'
import { useStartedPlans } from '../started-plans/use-started-plans'

async function refreshCopies() {
  const copies = await import('../offline/copies')
  await copies.refreshCopies()
}

/** Links back to the plan trained last, within thumb's reach on pages about plans. */
export function ContinueBar({ pathname }: { pathname: string }) {
  const pagePlan = planIdAt(pathname)
  const [last, ...others] = ongoingPlans(useStartedPlans(), pagePlan)
  const isStarted = last !== undefined
  useEffect(() => {
    // Without the network, the copies stay as they are.
    if (isStarted) whenIdle(() => refreshCopies().catch(() => {}))
  }, [isStarted])
  if (!last || pagePlan === undefined) return null
  return (
    <nav
      aria-label="Continue"
      // On wide screens the plan's own button already links there.
      className={`continue-bar ${pathname === planPath(last.plan) ? 'md:hidden' : ''}`}
    >
      <ContinueLink started={last} label="Continue: " />
      {others.length > 0 && (
        <details key={pathname}>
          <summary
            aria-label={pluralize(others.length, 'more started plan')}
            className="flex cursor-pointer items-center justify-center px-2 font-bold whitespace-nowrap"
          >
            {others.length} more
          </summary>
          <ul>
            {others.map((started) => (
              <li key={started.plan}>
                <ContinueLink started={started} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </nav>
  )
}

/** The same link in the menu, while it is folded, because nothing may move in the bar of a wide screen. */
export function ContinueMenuItem({ pathname }: { pathname: string }) {
  const [last] = ongoingPlans(useStartedPlans(), planIdAt(pathname))
  if (!last || pathname === trainPath(last.plan)) return null
  return (
    <li className="md:hidden">
      <a href={trainPath(last.plan)} className="nav-link font-bold">
        Continue: {last.name}, week {last.week}
      </a>
    </li>
  )
}

/** Links to a started plan's next session: 'Hinge Day, week 2', 'Peak Strength · 2 swaps'. */
const ContinueLink = ({ started, label }: { started: StartedPlan; label?: string }) => (
  <a
    href={trainPath(started.plan)}
    className="continue-link flex min-h-11 min-w-0 flex-1 items-center justify-between gap-3 px-3 font-bold"
  >
    <span>
      {label}
      {started.name}, week {started.week}
      <small className="block text-on-deep-muted">
        {started.title}
        {started.swapped ? ` · ${pluralize(started.swapped, 'swap')}` : ''}
      </small>
    </span>
    <Icon name="arrow" className="shrink-0" />
  </a>
)
