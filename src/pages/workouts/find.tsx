import { graphql, type PageProps } from 'gatsby'
import { ErrorBoundary } from '../../components/error-boundary'
import { PageHeader } from '../../components/page-header'
import { useHydrated } from '../../components/use-hydrated'
import { Finder } from '../../finder/finder'
import { PageHead } from '../../layout/page-head'
import { paths, planListPath } from '../../lib/paths'
import { categories, levels } from '../../lib/vocabulary'

/** The plan finder. The query carries the answers. */
export default function FindPlan({ data, location }: PageProps<Queries.FindPlanQuery>) {
  // Read the query after hydration, because the server doesn't know it.
  const search = useHydrated() ? location.search : ''
  return (
    <>
      <PageHeader
        title="Find Your Plan"
        lead="Answer what matters to you and leave the rest open. The answers stay in the page’s address: the site stores nothing."
        back={[paths.plans, 'Back to Workouts']}
      />
      <div className="measure grid gap-10 py-12">
        <div className="without-script">
          <p>Matching your answers needs JavaScript. Without it, start with one of these lists:</p>
          <ListLinks />
        </div>
        <ErrorBoundary subject="The finder">
          {/* A new address, such as that of Start Again, forgets the answers. */}
          <Finder
            key={search + location.key}
            search={search}
            notice={data.siteSettings?.safety?.doctor}
            guides={data.guides.nodes}
          />
        </ErrorBoundary>
      </div>
    </>
  )
}

/** Links to the lists of each level and category, for pages that need JavaScript. */
const ListLinks = () => (
  <>
    {listLinks(
      'Your level',
      levels.map((level) => ({ level })),
    )}
    {listLinks(
      'Kind of plan',
      categories.map((category) => ({ category })),
    )}
  </>
)

const listLinks = (title: string, filters: readonly Parameters<typeof planListPath>[0][]) => (
  <>
    <h2 className="display mt-6 text-lg">{title}</h2>
    <ul className="mt-3 flex flex-wrap gap-2">
      {filters.map((filter) => (
        <li key={planListPath(filter)}>
          <a href={planListPath(filter)} className="filter-link">
            {filter?.level ?? filter?.category}
          </a>
        </li>
      ))}
    </ul>
  </>
)

export const Head = () => (
  <PageHead
    title="Find Your Plan"
    description="A few short questions, and at most three training plans that fit, with the reasons: days, minutes, equipment, and what has to change for you."
    path={paths.find}
  />
)

export const query = graphql`
  query FindPlan {
    siteSettings {
      safety {
        doctor
      }
    }
    guides: allMarkdownRemark(
      filter: { kind: { eq: "guide" }, frontmatter: { answers: { ne: null } } }
      sort: { frontmatter: { title: ASC } }
    ) {
      nodes {
        ...GuideLink
        frontmatter {
          answers
        }
      }
    }
  }
`
