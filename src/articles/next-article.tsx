import { graphql } from 'gatsby'
import { articlePath } from '../lib/paths'
import { Icon } from '../ui/icon'

/** The article to read next. */
export function NextArticle({ article }: { article: Queries.NextArticleFragment }) {
  const { slug, title, excerpt } = article.frontmatter
  return (
    <aside aria-labelledby="next-article" className="no-print measure pb-14">
      <div className="card article-wide p-6 sm:p-8">
        <h2 id="next-article" className="text-sm font-bold text-hull">
          Read next
        </h2>
        <a href={articlePath(slug)} className="card-link display mt-2 text-lg">
          {title} <Icon name="arrow" className="inline text-hull" />
        </a>
        <p className="mt-2">{excerpt}</p>
      </div>
    </aside>
  )
}

export const fragment = graphql`
  fragment NextArticle on MarkdownRemark {
    frontmatter {
      slug
      title
      excerpt
    }
  }
`
