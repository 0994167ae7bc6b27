import { graphql } from 'gatsby'
import { UnpublishedBadge } from '../components/unpublished-badge'
import { SmallFigure } from '../exercises/small-figure'
import { longDate } from '../lib/date-text'
import { guidePath } from '../lib/paths'

/** Guides as cards, each with its first exercise's figure if the page provides a `FigureFile`. */
export function GuideCards({ guides }: { guides: readonly Queries.GuideCardFragment[] }) {
  return (
    <ul className="mt-8 grid gap-6 md:grid-cols-2">
      {guides.map(({ isHidden, reviewed, frontmatter }) => {
        const { slug, title, excerpt, exercises } = frontmatter
        return (
          <li key={slug} className="card p-5 [&_.figure]:mb-4 [&_.figure]:max-w-[13rem] sm:p-6">
            <SmallFigure id={exercises?.[0] ?? ''} />
            <h3 className="display text-lg">
              <a href={guidePath(slug)} className="card-link">
                {title}
              </a>
            </h3>
            <p className="mt-2 flex-1">{excerpt}</p>
            <p className="mt-4 flex gap-4 text-sm text-muted">
              {reviewed && (
                <span>
                  Reviewed <time dateTime={reviewed}>{longDate(reviewed)}</time>
                </span>
              )}
              {isHidden && <UnpublishedBadge />}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

export const fragment = graphql`
  fragment GuideCard on MarkdownRemark {
    isHidden
    reviewed
    frontmatter {
      slug
      title
      excerpt
      exercises
    }
  }
`
