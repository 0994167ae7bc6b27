import { graphql } from 'gatsby'
import { guidePath } from '../lib/paths'
import { CardSection } from '../ui/card-section'

/** The guides related to an article or plan. */
export function GuideLinks({ guides }: { guides: readonly Queries.GuideLinkFragment[] }) {
  if (guides.length === 0) return null
  return (
    <CardSection title="On one page" className="no-print">
      <ul>
        {guides.map(({ frontmatter: { slug, title } }) => (
          <li key={slug}>
            <a href={guidePath(slug)} className="flex min-h-11 items-center hover:underline">
              <span>
                Guide: <strong>{title}</strong>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </CardSection>
  )
}

export const fragment = graphql`
  fragment GuideLink on MarkdownRemark {
    frontmatter {
      slug
      title
    }
  }
`
