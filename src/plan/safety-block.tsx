import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { CardSection } from '../components/card-section'
import { paths } from '../lib/paths'

interface SafetyBlockProps {
  safety: Queries.SafetyBlockFragment | null | undefined
  own?: string | null
  children?: ReactNode
}

/** The site's safety block, if it has one, identical for every plan, plus the page's own note. */
export function SafetyBlock({ safety, own, children }: SafetyBlockProps) {
  if (!safety && !own && !children) return null
  return (
    <CardSection
      title={safety?.title ?? 'Before you start'}
      className="grid gap-3 text-sm [&>h2]:mb-2"
    >
      {safety && (
        <>
          <p className="border-l-4 border-hull pl-3 font-bold">
            {`${safety.emergency} `}
            <a href={paths.emergency} className="text-link no-print">
              What to Do When It Is Serious
            </a>
          </p>
          <p>{safety.stop}</p>
          <p>{safety.doctor}</p>
        </>
      )}
      {own && (
        <p>
          <strong>On this plan:</strong>
          {` ${own}`}
        </p>
      )}
      {children}
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
