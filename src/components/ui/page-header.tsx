import type { ReactNode } from 'react'
import { HullMark } from './mark'

interface PageHeaderProps {
  title: ReactNode
  /** One or two sentences below the title. */
  lead?: ReactNode
  /** What stands above the title: a way back, badges. */
  above?: ReactNode
  /** What stands below the lead: facts, buttons. */
  children?: ReactNode
  /** Draws the load line across the waterline. */
  marked?: boolean
}

/** The dark band every inner page starts with: the hull above the waterline, with the page's h1. */
export function PageHeader({ title, lead, above, children, marked = false }: PageHeaderProps) {
  return (
    <header className="relative overflow-hidden bg-deep pt-28 text-on-deep sm:pt-36">
      <div className="measure pb-14 sm:pb-20">
        {above}
        <h1 className="display max-w-[20ch] text-[clamp(2rem,1.2rem+3.6vw,3.75rem)]">{title}</h1>
        {lead && <p className="mt-5 max-w-[38rem] text-lg text-on-deep-muted">{lead}</p>}
        {children}
      </div>
      <div className={`waterline ${marked ? 'waterline-marked' : ''}`}>
        {marked && (
          <div className="measure relative">
            <HullMark className="waterline-mark" />
          </div>
        )}
      </div>
    </header>
  )
}
