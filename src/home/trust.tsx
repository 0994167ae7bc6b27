import { graphql } from 'gatsby'
import { Paragraphs } from '../ui/paragraphs'
import { SectionHeading } from '../ui/section-heading'

/** What articles lead to: who stands behind them, and what their words for certainty mean. */
export function Trust({ team, certainty }: Queries.TrustFragment) {
  return (
    <>
      {team && (
        <section aria-labelledby="who-stands-behind" className="measure pb-20">
          <SectionHeading id="who-stands-behind">{team.title}</SectionHeading>
          <div className="mt-8 max-w-[42rem]">
            <Paragraphs texts={team.text} />
          </div>
        </section>
      )}
      {certainty && (
        <section aria-labelledby="how-sure-we-are" className="measure pb-20">
          <SectionHeading id="how-sure-we-are">{certainty.title}</SectionHeading>
          <div className="mt-8 max-w-[42rem]">
            <Paragraphs texts={certainty.text} />
          </div>
          <dl className="mt-8 grid gap-8 md:grid-cols-3">
            {certainty.grades.map(({ title, text }) => (
              <div key={title} className="border-t-2 border-hull pt-4">
                <dt className="display text-lg">{title}</dt>
                <dd className="mt-2">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
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
      text
      grades {
        title
        text
      }
    }
  }
`
