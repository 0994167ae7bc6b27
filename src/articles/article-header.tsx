import { graphql } from 'gatsby'
import { PageHeader } from '../components/page-header'
import { HeaderPhoto } from '../components/photo'
import { UnpublishedBadge } from '../components/unpublished-badge'
import { paths, topicPath } from '../lib/paths'
import { Byline } from './byline'

/** An article's header: back link, category, title, byline, tags, photo. */
export function ArticleHeader({ article }: { article: Queries.ArticleHeaderFragment }) {
  const { title, category, readTime, tags } = article.frontmatter
  return (
    <PageHeader
      title={title}
      picture={<HeaderPhoto picture={article.picture} />}
      back={[paths.blog, 'Back to Blog']}
      badges={
        <p className="mb-4 flex items-center gap-3 text-sm">
          {category && (
            <a
              href={topicPath({ kind: 'category', name: category })}
              className="inline-flex min-h-11 items-center"
            >
              <span className="badge">{category}</span>
            </a>
          )}
          {article.isHidden && <UnpublishedBadge />}
        </p>
      }
    >
      <Byline text={article}>
        <span>{readTime}</span>
      </Byline>
      {tags && tags.length > 0 && (
        <ul aria-label="Tags" className="mt-4 flex flex-wrap gap-x-5 text-sm">
          {tags.map((tag) => (
            <li key={tag}>
              <a
                href={topicPath({ kind: 'tag', name: tag })}
                className="text-link flex min-h-11 items-center"
              >
                {tag}
              </a>
            </li>
          ))}
        </ul>
      )}
    </PageHeader>
  )
}

export const fragment = graphql`
  fragment ArticleHeader on MarkdownRemark {
    ...Byline
    isHidden
    picture {
      ...Photo
    }
    frontmatter {
      title
      category
      readTime
      tags
    }
  }
`
