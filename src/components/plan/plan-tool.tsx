import type { ReactNode } from 'react'
import { useHydrated } from '../../hooks/use-hydrated'
import { Icon, type IconName } from '../ui/icon'

interface PlanToolProps {
  icon: IconName
  label: ReactNode
  onClick: () => void
  /** What the button has opened. */
  children?: ReactNode
}

/** One of the quieter things to do with a plan: a row in a list. Absent without JavaScript. */
export function PlanTool({ icon, label, onClick, children }: PlanToolProps) {
  const hydrated = useHydrated()
  return (
    <li className="needs-script border-t border-rule">
      <button
        type="button"
        disabled={!hydrated}
        onClick={onClick}
        className="flex min-h-11 w-full items-center gap-2 text-left font-bold hover:underline"
      >
        <Icon name={icon} className="text-hull" />
        <span>{label}</span>
      </button>
      {children}
    </li>
  )
}
