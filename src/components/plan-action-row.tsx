import type { MouseEventHandler, ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary'
import { Icon, type IconName } from './icon'
import { NOT_LOADED } from './messages'
import { ReloadButton } from './reload-button'

interface PlanActionRowProps {
  icon: IconName
  label: ReactNode
  onClick: MouseEventHandler
  /** Whether loading the button's part failed. */
  failed?: boolean
  /** The opened part. */
  children?: ReactNode
}

/** A secondary action on a plan: a row in a list. Absent without JavaScript. */
export function PlanActionRow({ icon, label, onClick, failed, children }: PlanActionRowProps) {
  return (
    <li className="needs-script border-t border-rule">
      <ErrorBoundary subject="This control">
        <button type="button" onClick={onClick} className="plain-action w-full text-left">
          <Icon name={icon} className="text-hull" />
          <span className="min-w-0">{failed ? NOT_LOADED : label}</span>
        </button>
        {failed && <ReloadButton className="button mb-3" />}
        {children}
      </ErrorBoundary>
    </li>
  )
}
