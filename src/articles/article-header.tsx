import { graphql } from 'gatsby'
import { PageHeader } from '../components/page-header'
import { Photo } from '../components/photo'
import { UnpublishedBadge } from '../components/visually-hidden'
import { paths, topicPath } from '../lib/paths'
import { Byline } from './byline'

/** An article's header: back link, category, title, byline, tags, photo. */
export function ArticleHeader({ article }: { article: Queries.ArticleHeaderFragment }) {
  const { title, category, readTime, tags } = article.frontmatter
  return (
    <>
      <PageHeader
        title={title}
        back={[paths.blog, 'Back to Blog']}
        badges={
          <p className="mb-4 flex items-center gap-3 text-sm">
            {category && (
              <a
                href={topicPath({ kind: 'category', name: category })}
                className="badge inline-flex min-h-11 items-center"
              >
                {category}
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
          <ul aria-label="Tags" className="mt-5 flex flex-wrap gap-2 text-sm">
            {tags.map((tag) => (
              <li key={tag}>
                <a
                  href={topicPath({ kind: 'tag', name: tag })}
                  className="flex min-h-11 items-center rounded-xs border border-deep-rule px-3 hover:border-current"
                >
                  {tag}
                </a>
              </li>
            ))}
          </ul>
        )}
      </PageHeader>
      <div className="measure pt-10 sm:pt-14">
        <div className="article-wide overflow-hidden rounded-sm">
          <Photo picture={article.picture} sizes="(min-width: 62rem) 58rem, 92vw" priority />
        </div>
      </div>
    </>
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
