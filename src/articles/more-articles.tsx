import { graphql } from 'gatsby'
import { CardGrid } from '../components/card-grid'
import { SectionHeading } from '../components/section-heading'
import { UnpublishedBadge } from '../components/unpublished-badge'
import { articlePath } from '../lib/paths'

interface MoreArticlesProps {
  articles: readonly Queries.MoreArticleFragment[]
  title?: string
}

/** Up to three related articles, without photos, so that they arrive with the page. */
export function MoreArticles({
  articles,
  title: heading = 'More Articles You Might Like',
}: MoreArticlesProps) {
  return (
    <section aria-labelledby="more-articles" className="no-print measure pb-20">
      <SectionHeading id="more-articles">{heading}</SectionHeading>
      <CardGrid>
        {articles.map(({ isHidden, frontmatter: { slug, category, readTime, title, excerpt } }) => (
          <article key={slug} className="card p-6">
            <p className="flex flex-wrap gap-x-4 text-sm">
              <span className="font-bold text-hull">{category}</span>
              <span className="text-muted">{readTime}</span>
              {isHidden && <UnpublishedBadge />}
            </p>
            <h3 className="display mt-2 text-lg">
              <a href={articlePath(slug)} className="card-link">
                {title}
              </a>
            </h3>
            <p className="mt-2">{excerpt}</p>
          </article>
        ))}
      </CardGrid>
    </section>
  )
}

export const fragment = graphql`
  fragment MoreArticle on MarkdownRemark {
    isHidden
    frontmatter {
      slug
      category
      readTime
      title
      excerpt
    }
  }
`
