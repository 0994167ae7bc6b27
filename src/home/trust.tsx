import { graphql } from 'gatsby'
import { certaintyPath } from '../lib/paths'
import { Paragraphs } from '../ui/paragraphs'
import { SectionHeading } from '../ui/section-heading'

/** The people behind the articles, which link here, and a link to what their grades of certainty mean. */
export function Trust({ team, certainty }: Queries.TrustFragment) {
  if (!team) return null
  return (
    <section aria-labelledby="who-stands-behind" className="measure pb-20">
      <SectionHeading id="who-stands-behind">{team.title}</SectionHeading>
      <div className="mt-8 max-w-[42rem]">
        <Paragraphs texts={team.text} />
        {certainty && (
          <p className="mt-4">
            <a href={certaintyPath} className="text-link inline-flex min-h-11 items-center">
              {certainty.title}
            </a>
          </p>
        )}
      </div>
    </section>
  )
}

export const fragment = graphql`
  fragment Trust on SiteSettingsAbout {
    team {
      title
      text
    }
    certainty {
      title
    }
  }
`
