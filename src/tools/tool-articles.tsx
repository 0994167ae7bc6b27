import { graphql } from 'gatsby'
import { articlePath } from '../lib/paths'

/** Articles that use a tool. */
export function ToolArticles({ articles }: { articles: readonly Queries.ToolArticleFragment[] }) {
  if (articles.length === 0) return null
  return (
    <>
      <h2>Articles that use it</h2>
      <ul>
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

// Gatsby passes each page's path to its query as $path.
export const fragment = graphql`
  fragment ToolArticles on Query {
    allMarkdownRemark(
      filter: { tools: { eq: $path } }
      sort: [{ frontmatter: { date: DESC } }, { frontmatter: { slug: DESC } }]
      limit: 4
    ) {
      nodes {
        ...ToolArticle
      }
    }
  }

  fragment ToolArticle on MarkdownRemark {
    frontmatter {
      slug
      title
    }
  }
`
