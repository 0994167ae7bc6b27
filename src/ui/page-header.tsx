import type { ReactNode } from 'react'

interface PageHeaderProps {
  title: ReactNode
  /** One or two sentences below the title. */
  lead?: ReactNode
  /** Above the title: a back link, badges. */
  above?: ReactNode
  /** Below the lead: facts, buttons. */
  children?: ReactNode
  /** Replaces the level waterline. */
  waterline?: ReactNode
}

/** The dark band at the top of every inner page, with its h1. */
export function PageHeader({ title, lead, above, children, waterline }: PageHeaderProps) {
  return (
    <header className="relative overflow-hidden bg-deep pt-20 text-on-deep sm:pt-36">
      <div className="measure pb-8 sm:pb-20">
        {above}
        <h1 className="display page-title">{title}</h1>
        {lead && <p className="mt-3 max-w-[38rem] text-on-deep-muted sm:mt-5 sm:text-lg">{lead}</p>}
        {children}
      </div>
      {waterline || <div className="waterline" />}
    </header>
  )
}
