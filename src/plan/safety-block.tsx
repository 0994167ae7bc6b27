import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { CardSection } from '../ui/card-section'

interface SafetyBlockProps {
  safety: Queries.SafetyBlockFragment
  own?: string | null
  children?: ReactNode
}

/** The site's safety block, identical for every plan, plus the page's own note. */
export function SafetyBlock({ safety, own, children }: SafetyBlockProps) {
  const { title, emergency, stop, doctor } = safety
  return (
    <CardSection title={title}>
      <div className="grid gap-3 text-sm">
        <p className="border-l-4 border-hull pl-3 font-bold">{emergency}</p>
        <p>{stop}</p>
        <p>{doctor}</p>
        {own && (
          <p>
            <strong>On this plan:</strong>
            {` ${own}`}
          </p>
        )}
        {children}
      </div>
    </CardSection>
  )
}

export const fragment = graphql`
  fragment SafetyBlock on SiteSettingsSafety {
    title
    emergency
    stop
    doctor
  }
`
