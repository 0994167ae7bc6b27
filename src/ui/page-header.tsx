import type { ReactNode } from 'react'

interface PageHeaderProps {
  title: ReactNode
  /** One or two sentences below the title. */
  lead?: ReactNode
  /** What stands above the title: a way back, badges. */
  above?: ReactNode
  /** What stands below the lead: facts, buttons. */
  children?: ReactNode
  /** The hull below the waterline, in place of a level one. */
  hull?: ReactNode
}

/** The dark band every inner page starts with: the hull above the waterline, with the page's h1. */
export function PageHeader({ title, lead, above, children, hull }: PageHeaderProps) {
  return (
    <header className="relative overflow-hidden bg-deep pt-28 text-on-deep sm:pt-36">
      <div className="measure pb-14 sm:pb-20">
        {above}
        <h1 className="display page-title">{title}</h1>
        {lead && <p className="mt-5 max-w-[38rem] text-lg text-on-deep-muted">{lead}</p>}
        {children}
      </div>
      {hull || <div className="waterline" />}
    </header>
  )
}
