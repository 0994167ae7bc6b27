import { graphql } from 'gatsby'
import { longDate } from '../lib/dates'
import { certaintyPath, teamPath } from '../lib/paths'
import { ExternalLink } from '../ui/external-link'

interface ArticleSourcesProps {
  article: Queries.ArticleSourcesFragment
  about: Queries.ArticleTrustFragment | null
}

/** The sources of an article, when they were last checked, and who stands behind it. */
export function ArticleSources({ article, about }: ArticleSourcesProps) {
  const { sources, reviewed } = article.frontmatter
  if (!sources && !reviewed) return null
  return (
    <section aria-label="Sources and review" className="measure pb-14 text-sm">
      <div className="article-wide">
        {sources && (
          <>
            <h2 className="display text-lg">Sources</h2>
            <ol className="sources">
              {sources.map((source, index) => (
                <Source key={source.title} source={source} number={index + 1} />
              ))}
            </ol>
          </>
        )}
        <p className="border-t-2 border-ink pt-4">
          {reviewed && (
            <>
              Last reviewed <time dateTime={reviewed}>{longDate(reviewed)}</time>
              {` by ${article.author}. `}
            </>
          )}
          {about?.team && <TextLink to={teamPath}>{about.team.title}</TextLink>}
          {about?.team && about.certainty && ' · '}
          {about?.certainty && <TextLink to={certaintyPath}>{about.certainty.title}</TextLink>}
        </p>
      </div>
    </section>
  )
}

const TextLink = ({ to, children }: { to: string; children: string }) => (
  <a href={to} className="text-link">
    {children}
  </a>
)

interface SourceProps {
  source: Queries.SourceFragment
  number: number
}

function Source({ source: { who, title, year, where, address }, number }: SourceProps) {
  return (
    <li id={`s${number}`}>
      {/* One text each: React parts texts beside each other by comments, in the page's HTML too. */}
      {address ? (
        <>
          {`${who} (${year}). `}
          <ExternalLink href={address} className="text-link">
            {title}
          </ExternalLink>
          {`. ${where}. `}
        </>
      ) : (
        `${who} (${year}). ${title}. ${where}. `
      )}
      <a href={`#c${number}`} aria-label="Back to the text">
        ↩
      </a>
    </li>
  )
}

export const fragment = graphql`
  fragment Source on MarkdownRemarkFrontmatterSources {
    who
    title
    year
    where
    address
  }

  fragment ArticleSources on MarkdownRemark {
    author
    frontmatter {
      reviewed
      sources {
        ...Source
      }
    }
  }

  fragment ArticleTrust on SiteSettingsAbout {
    team {
      title
    }
    certainty {
      title
    }
  }
`
