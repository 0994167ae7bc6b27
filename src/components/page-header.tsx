import type { ReactNode } from 'react'
import { BackLink } from './back-link'

interface PageHeaderProps {
  title: ReactNode
  /** One or two sentences below the title. */
  lead?: ReactNode
  /** Address and words of the link to the page above this one. */
  back?: readonly [to: string, words: string]
  /** Below the back link. */
  badges?: ReactNode
  /** Below the lead: facts, buttons. */
  children?: ReactNode
  /** Replaces the level waterline. */
  waterline?: ReactNode
  /** Stands on the waterline beside the words, or on phones hangs below it. */
  picture?: ReactNode
}

/** The dark band at the top of every inner page, with its h1. */
export function PageHeader(props: PageHeaderProps) {
  const { title, lead, back, badges, children, waterline, picture } = props
  const backLink = back && <BackLink to={back[0]}>{back[1]}</BackLink>
  const header = (
    <header className="relative overflow-hidden bg-deep pt-20 text-on-deep sm:pt-28">
      <div className="measure pb-8 sm:pb-14">
        {badges === undefined ? (
          backLink
        ) : (
          <div>
            {backLink}
            {badges}
          </div>
        )}
        <h1 className="display page-title">{title}</h1>
        {lead && <p className="mt-3 max-w-[38rem] text-on-deep-muted sm:mt-5 sm:text-lg">{lead}</p>}
        {children}
      </div>
      {waterline || <div className="waterline" />}
    </header>
  )
  if (!picture) return header
  return (
    <div className="pictured">
      {header}
      <div className="no-print">{picture}</div>
    </div>
  )
}
