import { graphql } from 'gatsby'

/** An article with fewer headings needs no contents. */
const MIN_HEADINGS = 3

/**
 * Links to an article's headings, beside the text on wide screens and collapsed on phones. Skips minor headings, which
 * end in a colon. The list follows its <details> instead of being inside, so that wide screens can show it without a
 * script.
 */
export function ArticleContents({ contents }: Queries.ArticleContentsFragment) {
  const headings = contents.filter(({ heading }) => heading && !heading.endsWith(':'))
  if (headings.length < MIN_HEADINGS) return null
  return (
    <nav aria-label="Contents" className="toc no-print">
      <details>
        <summary className="font-bold">Contents</summary>
      </details>
      <ol>
        {headings.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export const fragment = graphql`
  fragment ArticleContents on MarkdownRemark {
    contents {
      id
      heading
    }
  }
`
