import { graphql } from 'gatsby'
import { longDate } from '../../lib/dates'
import { paths } from '../../lib/paths'
import { BackLink } from '../ui/back-link'
import { HiddenBadge } from '../ui/hidden-text'
import { PageHeader } from '../ui/page-header'
import { Photo } from '../ui/photo'

/** The head of an article: way back, category, title, who, when, how long, tags, photograph. */
export function ArticleHeader({ article }: { article: Queries.ArticleHeaderFragment }) {
  const { title, category, date, updated, readTime, tags } = article.frontmatter
  return (
    <>
      <PageHeader
        title={title}
        above={
          <div>
            <BackLink to={paths.blog}>Back to Blog</BackLink>
            <p className="mb-4 flex gap-3 text-sm">
              <span className="badge">{category}</span>
              {article.isHidden && <HiddenBadge />}
            </p>
          </div>
        }
      >
        <p className="mt-6 flex flex-wrap gap-x-4 text-on-deep-muted">
          <span className="font-bold text-on-deep">{article.author}</span>
          <time dateTime={date}>{longDate(date)}</time>
          {updated && (
            <span>
              Updated <time dateTime={updated}>{longDate(updated)}</time>
            </span>
          )}
          <span>{readTime}</span>
        </p>
        {tags.length > 0 && (
          <ul aria-label="Tags" className="mt-5 flex flex-wrap gap-2 text-sm">
            {tags.map((tag) => (
              <li key={tag} className="rounded-xs border border-deep-rule px-2.5 py-0.5">
                {tag}
              </li>
            ))}
          </ul>
        )}
      </PageHeader>
      <div className="measure pt-10 sm:pt-14">
        <div className="mx-auto max-w-[54rem] overflow-hidden rounded-sm">
          <Photo picture={article.picture} sizes="(min-width: 58rem) 54rem, 92vw" priority />
        </div>
      </div>
    </>
  )
}

export const fragment = graphql`
  fragment ArticleHeader on MarkdownRemark {
    author
    isHidden
    picture {
      ...Photo
    }
    frontmatter {
      title
      category
      date
      updated
      readTime
      tags
    }
  }
`
