import type { ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary'
import { Icon, type IconName } from './icon'

interface PlanToolProps {
  icon: IconName
  label: ReactNode
  onClick: () => void
  /** What the button has opened. */
  children?: ReactNode
}

/** One of the quieter things to do with a plan: a row in a list. Absent without JavaScript. */
export function PlanTool({ icon, label, onClick, children }: PlanToolProps) {
  return (
    <li className="needs-script border-t border-rule">
      <ErrorBoundary subject="This control">
        <button type="button" onClick={onClick} className="plain-action w-full text-left">
          <Icon name={icon} className="text-hull" />
          <span>{label}</span>
        </button>
        {children}
      </ErrorBoundary>
    </li>
  )
}
