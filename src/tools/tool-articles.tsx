import { graphql } from 'gatsby'
import { articlePath } from '../lib/paths'

/** The articles that explain a tool by using it. */
export function ToolArticles({ articles }: { articles: readonly Queries.ToolArticleFragment[] }) {
  if (articles.length === 0) return null
  return (
    <>
      <h2>Articles that use it</h2>
      <ul className="clear-of-chat">
        {articles.map(({ frontmatter: { slug, title } }) => (
          <li key={slug}>
            <a href={articlePath(slug)} className="inline-flex min-h-11 items-center">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

export const fragment = graphql`
  fragment ToolArticle on MarkdownRemark {
    frontmatter {
      slug
      title
    }
  }
`
