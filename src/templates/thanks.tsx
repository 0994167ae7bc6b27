import { PageHeader } from '../components/page-header'
import { PageHead } from '../layout/page-head'
import { paths } from '../lib/paths'

/** The page after a form sent without JavaScript. Built only if the host receives forms. */
export default function Thanks() {
  return (
    <PageHeader title="It has arrived" lead="Thank you. We will answer by email.">
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={paths.plans} className="button button-primary">
          Browse Workouts
        </a>
        <a href={paths.home} className="button">
          Back to Home
        </a>
      </div>
    </PageHeader>
  )
}

export const Head = () => (
  <PageHead
    title="It has arrived"
    description="Your message was received."
    path={paths.thanks}
    noindex
  />
)
