import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { planPath, trainPath } from '../lib/paths'
import { pluralize } from '../lib/pluralize'
import { refreshCopies } from '../offline/copies'
import { whenIdle } from '../start/when-idle'
import { Icon } from '../ui/icon'
import { ongoingPlans, planIdAt, type StartedPlan } from './model/started-plans'
import { useStartedPlans } from './use-started-plans'

/** Links back to the plan trained last, within thumb's reach on plan pages and in the folded menu. */
export function ContinueBar({ pathname }: { pathname: string }) {
  const pagePlan = planIdAt(pathname)
  const [last, ...others] = ongoingPlans(useStartedPlans(), pagePlan)
  useEffect(() => whenIdle(refreshCopies), [])
  const isStarted = last !== undefined && last.plan === pagePlan
  useEffect(() => {
    if (isStarted) relabelTrainButton(pagePlan)
  }, [isStarted, pagePlan])
  if (!last) return null
  return (
    <>
      <MenuEntry pathname={pathname}>
        <a href={trainPath(last.plan)} className="nav-link font-bold">
          Continue: {last.name}, week {last.week}
        </a>
      </MenuEntry>
      {pagePlan !== undefined && (
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
                className="flex cursor-pointer items-center justify-center font-bold"
              >
                +{others.length}
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
      )}
    </>
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

/** Relabels the plan's own train button. Keeps its width and its icon's position, so that nothing moves. */
function relabelTrainButton(plan: string) {
  const button = document.querySelector<HTMLElement>(`main a.button[href="${trainPath(plan)}"]`)
  const icon = button?.firstElementChild
  if (!button?.lastChild || !icon) return
  const { left, width } = button.getBoundingClientRect()
  const start = icon.getBoundingClientRect().left - left - button.clientLeft
  Object.assign(button.style, {
    minWidth: `${width}px`,
    justifyContent: 'flex-start',
    paddingLeft: `${start}px`,
  })
  button.lastChild.textContent = 'Continue'
}

/** Prepends an entry to the menu, but only while it is collapsed, because an open menu would shift. */
function MenuEntry({ pathname, children }: { pathname: string; children: React.ReactNode }) {
  const [menuItem, setMenuItem] = useState<HTMLElement>()
  useEffect(() => {
    if (pathname.endsWith('/train')) return
    const item = document.createElement('li')
    item.className = 'md:hidden'
    document.getElementById('main-menu')?.prepend(item)
    setMenuItem(item)
    return () => item.remove()
  }, [pathname])
  return menuItem ? createPortal(children, menuItem) : null
}
