import { graphql, type PageProps } from 'gatsby'
import { GuideLinks } from '../../articles/guide-links'
import { ANSWER_ID, FinderForm } from '../../finder/finder-form'
import { FinderResults } from '../../finder/finder-results'
import { parseAnswers } from '../../finder/model/answers'
import { guidesFor } from '../../finder/model/guides-for'
import { paths, planListPath } from '../../lib/paths'
import { categories, levels } from '../../lib/vocabulary'
import { PageHead } from '../../shell/page-head'
import { ErrorBoundary } from '../../ui/error-boundary'
import { PageHeader } from '../../ui/page-header'
import { useHydrated } from '../../ui/use-hydrated'

/** The plan finder. The query carries the answers. */
export default function FindPlan({ data, location }: PageProps<Queries.FindPlanQuery>) {
  // Read the query after hydration, because the server doesn't know it.
  const search = useHydrated() ? location.search : ''
  const answers = parseAnswers(search)
  return (
    <>
      <PageHeader
        title="Find Your Plan"
        lead="Answer what matters to you and leave the rest open. The answers stay in the page’s address: the site stores nothing."
        back={[paths.plans, 'Back to Workouts']}
        isMarked
      />
      <div className="measure grid gap-10 py-12">
        <ErrorBoundary subject="The finder">
          <FinderForm key={search} search={search} />
        </ErrorBoundary>
        <div className="without-script">
          <p>Matching your answers needs JavaScript. Without it, start with one of these lists:</p>
          <ListLinks title="Your level" filters={levels.map((level) => ({ level }))} />
          <ListLinks title="Kind of plan" filters={categories.map((category) => ({ category }))} />
        </div>
        <section id={ANSWER_ID} aria-label="Your plans" tabIndex={-1} className="found">
          {data.siteSettings?.safety && (
            <p className="mb-8 max-w-[42rem] border-l-4 border-hull pl-3 text-sm">
              {data.siteSettings.safety.doctor}
            </p>
          )}
          {answers && (
            <ErrorBoundary subject="The answer">
              <div className="mb-8 empty:hidden">
                <GuideLinks guides={guidesFor(answers, data.guides.nodes)} />
              </div>
              <FinderResults answers={answers} />
            </ErrorBoundary>
          )}
        </section>
      </div>
    </>
  )
}

interface ListLinksProps {
  title: string
  filters: readonly Parameters<typeof planListPath>[0][]
}

function ListLinks({ title, filters }: ListLinksProps) {
  return (
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
}

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
      filter: { list: { eq: "/guides" }, frontmatter: { answers: { ne: null } } }
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
