import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { longDate } from '../lib/date-text'

interface BylineProps {
  text: Queries.BylineFragment
  /** Appended, such as an article's read time. */
  children?: ReactNode
}

/** The author of an article or guide, with its dates of publication, update and review. */
export function Byline({ text: { author, reviewed, frontmatter }, children }: BylineProps) {
  const { date, updated } = frontmatter
  const isReviewed = reviewed === updated
  return (
    <p className="byline mt-5 flex flex-wrap gap-x-2 text-on-deep-muted">
      <span className="font-bold text-on-deep">{author}</span>
      <time dateTime={date}>{longDate(date)}</time>
      {updated && <Day what={isReviewed ? 'Updated and reviewed' : 'Updated'} day={updated} />}
      {reviewed && !isReviewed && <Day what="Reviewed" day={reviewed} />}
      {children}
    </p>
  )
}

const Day = ({ what, day }: { what: string; day: string }) => (
  <span>
    {`${what} `}
    <time dateTime={day}>{longDate(day)}</time>
  </span>
)

export const fragment = graphql`
  fragment Byline on MarkdownRemark {
    author
    reviewed
    frontmatter {
      date
      updated
    }
  }
`
