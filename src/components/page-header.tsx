import type { ReactNode } from 'react'
import { BackLink } from './back-link'
import { LoadLineMark } from './mark'
import { useSite } from './use-site'

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
  /** Raises the waterline, and lays the load line across it, if the brand has it. */
  isMarked?: boolean
  /** Replaces the level waterline. */
  waterline?: ReactNode
}

/** The dark band at the top of every inner page, with its h1. */
export function PageHeader(props: PageHeaderProps) {
  const { title, lead, back, badges, children, isMarked, waterline } = props
  const { loadLine } = useSite()
  const backLink = back && <BackLink to={back[0]}>{back[1]}</BackLink>
  return (
    <header className="relative overflow-hidden bg-deep pt-20 text-on-deep sm:pt-36">
      <div className="measure pb-8 sm:pb-20">
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
      {isMarked && loadLine ? (
        <div className="waterline waterline-marked">
          <div className="measure relative">
            <LoadLineMark className="waterline-mark" />
          </div>
        </div>
      ) : (
        waterline || <div className="waterline" />
      )}
    </header>
  )
}
