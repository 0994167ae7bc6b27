import { graphql } from 'gatsby'
import { CardSection } from '../components/card-section'
import { Icon } from '../components/icon'
import { guidePath } from '../lib/paths'

/** Links to guides, if there are any: those of an article, a plan or an answer. */
export function GuideLinks({ guides }: { guides: readonly Queries.GuideLinkFragment[] }) {
  if (guides.length === 0) return null
  return (
    <CardSection title="Guides" className="no-print">
      <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        {guides.map(({ frontmatter: { slug, title } }) => (
          <li key={slug}>
            <a
              href={guidePath(slug)}
              className="block py-2.5 leading-snug font-bold hover:underline"
            >
              {`${title}\u00a0`}
              <Icon name="arrow" className="inline text-hull" />
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
