import { graphql } from 'gatsby'
import { ExternalLink } from '../components/external-link'
import { longDate } from '../lib/date-text'
import { certaintyPath, personPath, teamPath } from '../lib/paths'

interface ArticleSourcesProps {
  article: Queries.ArticleSourcesFragment
  about: Queries.ArticleTrustFragment | null
}

/** An article's sources, its last review, the people behind it, and its changes. */
export function ArticleSources({ article, about }: ArticleSourcesProps) {
  const { author, writer, reviewer, reviewed, frontmatter } = article
  const { sources, reviewedBy, history } = frontmatter
  if (!sources && !reviewed && !history) return null
  return (
    <section aria-label="Sources and review" className="measure pb-14 text-sm">
      <div className="article-wide">
        {sources && (
          <>
            <h2 className="display border-t-2 border-ink pt-4 text-xl">Sources</h2>
            <ol className="sources">
              {sources.map((source, index) => (
                <Source key={source.title} source={source} number={index + 1} />
              ))}
            </ol>
          </>
        )}
        <p className="border-t-2 border-ink pt-4">
          {reviewed ? (
            <>
              Last reviewed <time dateTime={reviewed}>{longDate(reviewed)}</time>
              {' by '}
              {reviewer ? <PersonLink person={reviewer} /> : author}
              {'. '}
            </>
          ) : (
            reviewedBy && 'Not medically reviewed: sample text. '
          )}
          {writer && (
            <>
              Written by <PersonLink person={writer} />
              {'. '}
            </>
          )}
          {about?.team && <TextLink to={teamPath}>{about.team.title}</TextLink>}
          {about?.team && about.certainty && ' · '}
          {about?.certainty && <TextLink to={certaintyPath}>{about.certainty.title}</TextLink>}
        </p>
        {history && (
          <div className="topics">
            <details>
              <summary className="font-bold">History</summary>
              <dl>
                {history.map(({ day, change }) => (
                  <div key={day} className="mt-2">
                    <dt>
                      <time dateTime={day}>{longDate(day)}</time>
                    </dt>
                    <dd>{change}</dd>
                  </div>
                ))}
              </dl>
            </details>
          </div>
        )}
      </div>
    </section>
  )
}

const TextLink = ({ to, children }: { to: string; children: string }) => (
  <a href={to} className="text-link">
    {children}
  </a>
)

const PersonLink = ({ person: { personId, name } }: { person: Queries.PersonNameFragment }) => (
  <TextLink to={personPath(personId)}>{name}</TextLink>
)

function Source({ source, number }: { source: Queries.SourceFragment; number: number }) {
  const { who, title, year, where, address } = source
  return (
    <li id={`s${number}`}>
      {/* One string each, because React puts comments, which cost bytes, between adjacent text nodes. */}
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

  fragment PersonName on Person {
    personId
    name
  }

  fragment ArticleSources on MarkdownRemark {
    author
    writer {
      ...PersonName
    }
    reviewer {
      ...PersonName
    }
    reviewed
    frontmatter {
      reviewedBy
      history {
        day
        change
      }
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
