import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { CallLinks } from '../emergency/call-links'
import { EmergencySection } from '../emergency/emergency-section'
import { Steps } from '../emergency/steps'
import { emergencyPath, paths } from '../lib/paths'
import { PageHead } from '../shell/page-head'
import { PageHeader } from '../ui/page-header'

/** What to do in an emergency: the numbers, what comes first, and a section for each sign. */
export default function Emergency({ data: { emergency } }: PageProps<Queries.EmergencyQuery>) {
  if (!emergency) return null
  const { title, lead, numbers, first, sections, sources } = emergency
  return (
    <>
      <PageHeader title={title} lead={lead}>
        <CallLinks numbers={numbers} />
      </PageHeader>
      <div className="measure emergency-top">
        <section aria-labelledby="first">
          <h2 id="first" className="display text-xl">
            {first.title}
          </h2>
          <Steps steps={first.steps} />
        </section>
        <nav aria-labelledby="signs" className="no-print">
          <h2 id="signs" className="display text-xl">
            What do you see?
          </h2>
          <ul className="signs-list">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={emergencyPath(id)}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="measure pb-12">
        {sections.map((section) => (
          <EmergencySection key={section.id} section={section} sources={sources} />
        ))}
      </div>
    </>
  )
}

export function Head({ data: { emergency } }: HeadProps<Queries.EmergencyQuery>) {
  if (!emergency) return null
  return <PageHead title={emergency.title} description={emergency.lead} path={paths.emergency} />
}

export const query = graphql`
  query Emergency {
    emergency {
      title
      lead
      numbers {
        place
        number
      }
      first {
        title
        steps
      }
      sections {
        ...EmergencySection
      }
      sources {
        ...EmergencySource
      }
    }
  }
`
