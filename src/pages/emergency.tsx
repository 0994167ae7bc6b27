import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { PageHeader } from '../components/page-header'
import { CallLinks } from '../emergency/call-links'
import { EmergencySection } from '../emergency/emergency-section'
import { Steps } from '../emergency/steps'
import { PageHead } from '../layout/page-head'
import { emergencyPath, paths } from '../lib/paths'

/** What to do in an emergency: the numbers, what comes first, and a section for each sign. */
export default function Emergency({ data: { emergency } }: PageProps<Queries.EmergencyQuery>) {
  if (!emergency) return null
  const { title, lead, numbers, first, sections, sources } = emergency
  return (
    <>
      <PageHeader title={title} lead={lead}>
        <CallLinks numbers={numbers} />
      </PageHeader>
      <div className="measure grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 pt-8 pb-10 lg:grid-cols-2 print:py-4">
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
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-x-4">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={emergencyPath(id)}
                  className="flex h-full min-h-11 items-center border-b border-rule py-1.5 leading-[1.25] font-bold hover:shadow-[inset_0_-3px_var(--hull)]"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="measure pb-12">
        {sections.map((section) => (
          <EmergencySection key={section.id} section={section} sources={sources} />
        ))}
        <a href={paths.emergencySources} className="text-link inline-flex min-h-11 items-center">
          All sources
        </a>
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
        steps {
          text
        }
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
