import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ArticleBody } from '../articles/article-body'
import { PageHeader } from '../components/page-header'
import { UnpublishedBadge } from '../components/unpublished-badge'
import { PageHead } from '../layout/page-head'
import { ownPagePath } from '../lib/paths'

/** A page of the brand's own: an imprint, prices, terms. */
export default function OwnPage({ data: { article: page } }: PageProps<Queries.OwnPageQuery>) {
  if (!page) return null
  const { title, excerpt } = page.frontmatter
  return (
    <article>
      <PageHeader
        title={title}
        lead={excerpt}
        {...(page.isHidden && { badges: <UnpublishedBadge /> })}
      />
      <ArticleBody html={page.html ?? ''} summary={null} side={null} />
    </article>
  )
}

export function Head({ data: { article: page } }: HeadProps<Queries.OwnPageQuery>) {
  if (!page) return null
  const { title, excerpt, slug } = page.frontmatter
  return (
    <PageHead
      title={title}
      description={excerpt}
      path={ownPagePath(slug)}
      noindex={page.isHidden}
    />
  )
}

export const query = graphql`
  query OwnPage($slug: String!) {
    # Same name as on article pages: the search reads both.
    article: markdownRemark(frontmatter: { slug: { eq: $slug } }) {
      html
      isHidden
      frontmatter {
        slug
        title
        excerpt
      }
    }
  }
`
