import { graphql } from 'gatsby'
import { CARD_SIZES } from '../components/card-grid'
import { Icon } from '../components/icon'
import { Photo } from '../components/photo'
import { UnpublishedBadge } from '../components/unpublished-badge'
import { VisuallyHidden } from '../components/visually-hidden'
import { longDate } from '../lib/date-text'
import { articlePath } from '../lib/paths'

interface ArticleCardProps {
  article: Queries.ArticleCardFragment
  /** Part of the first view: its picture loads eagerly. */
  priority?: boolean
}

/** An article in a list (spec section 2, Blog list). */
export function ArticleCard({ article, priority }: ArticleCardProps) {
  const { category, readTime, title, excerpt, slug, date } = article.frontmatter
  return (
    <article className="card">
      <Photo picture={article.picture} sizes={CARD_SIZES} priority={priority} />
      <div className="flex flex-1 flex-col p-5 sm:p-6">
        <p className="flex flex-wrap gap-x-4 text-sm">
          <span className="font-bold text-hull">{category}</span>
          <span className="text-muted">{readTime}</span>
          {article.isHidden && <UnpublishedBadge />}
        </p>
        <h3 className="display mt-2 text-lg">{title}</h3>
        <p className="mt-2 flex-1">{excerpt}</p>
        <p className="mt-4 text-sm text-muted">
          {`${article.author} · `}
          <time dateTime={date}>{longDate(date)}</time>
        </p>
        <a href={articlePath(slug)} className="card-link mt-3 flex items-center gap-2 font-bold">
          <span>
            Read More<VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </span>
          <Icon name="arrow" className="text-hull" />
        </a>
      </div>
    </article>
  )
}

export const fragment = graphql`
  fragment ArticleCard on MarkdownRemark {
    author
    isHidden
    picture {
      ...Photo
    }
    frontmatter {
      slug
      category
      readTime
      title
      excerpt
      date
    }
  }
`
