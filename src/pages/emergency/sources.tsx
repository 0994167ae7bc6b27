import { graphql, type PageProps } from 'gatsby'
import { ExternalLink } from '../../components/external-link'
import { PageHeader } from '../../components/page-header'
import { PageHead } from '../../layout/page-head'
import { paths } from '../../lib/paths'

const title = 'Sources of the first aid'
const lead = 'Where the advice of our emergency page comes from, with the address of each.'

/** The sources of the emergency page, apart from it: someone in need waits for no addresses. */
export default function Sources({ data: { emergency } }: PageProps<Queries.EmergencySourcesQuery>) {
  return (
    <>
      <PageHeader title={title} lead={lead} back={[paths.emergency, 'When It Is Serious']} />
      <ul aria-label={title} className="measure grid gap-2 py-12 sm:py-16">
        {emergency?.sources.map(({ key, who, title: name, address }) => (
          <li key={key} className="border-t border-rule pt-2">
            {`${who}: `}
            <ExternalLink href={address} className="text-link inline-flex min-h-11 items-center">
              {name}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </>
  )
}

export const Head = () => (
  <PageHead title={title} description={lead} path={paths.emergencySources} />
)

export const query = graphql`
  query EmergencySources {
    emergency {
      sources {
        key
        who
        title
        address
      }
    }
  }
`
