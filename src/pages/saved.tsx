import { graphql, type HeadProps, Link, type PageProps } from 'gatsby'
import { PageHead } from '../components/layout/page-head'
import { PageHeader } from '../components/ui/page-header'
import { SavedPlans } from '../components/workouts/saved-plans'
import { paths } from '../lib/paths'

/** The plans saved in this browser. */
export default function Saved({ data }: PageProps<Queries.SavedQuery>) {
  return (
    <>
      <PageHeader
        title="Saved plans"
        lead="Kept in this browser only. Nobody else sees them, and they leave with your browsing data."
        marked
      />
      <section aria-label="Saved plans" className="measure py-12">
        <p className="without-script">
          Saving plans needs JavaScript.{' '}
          <Link to={paths.workouts} className="text-link">
            Browse Workouts
          </Link>
        </p>
        <SavedPlans workouts={data.allWorkout.nodes} />
      </section>
    </>
  )
}

export function Head(_props: HeadProps) {
  return (
    <PageHead
      title="Saved plans"
      description="The training plans you saved in this browser."
      path={paths.saved}
      noindex
    />
  )
}

export const query = graphql`
  query Saved {
    allWorkout(sort: { title: ASC }) {
      nodes {
        ...WorkoutCard
      }
    }
  }
`
