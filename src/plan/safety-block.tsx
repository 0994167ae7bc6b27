import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { PlanSection } from '../ui/plan-section'

interface SafetyBlockProps {
  safety: Queries.SafetyBlockFragment
  /** What is particular to the plan shown. */
  own?: string | null
  /** What is particular to the guide shown. */
  children?: ReactNode
}

/** The site's one safety block, in the same words for every plan, and what the page adds. */
export function SafetyBlock({ safety, own, children }: SafetyBlockProps) {
  const { title, emergency, stop, doctor } = safety
  return (
    <PlanSection title={title}>
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
    </PlanSection>
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
