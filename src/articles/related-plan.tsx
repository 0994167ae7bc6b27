import { graphql } from 'gatsby'
import { planPath } from '../lib/paths'

export function RelatedPlan({ plan }: { plan: Queries.RelatedPlanFragment }) {
  return (
    <aside aria-labelledby="related-plan" className="measure pb-14">
      <div className="article-wide rounded-sm bg-deep p-6 text-on-deep sm:p-10">
        <h2 id="related-plan" className="display text-xl">
          Ready to Put This Into Practice?
        </h2>
        <p className="display mt-5 text-on-deep">{plan.title}</p>
        <p className="mt-1 max-w-[38rem] text-on-deep-muted">{plan.description}</p>
        <p className="mt-6">
          <a href={planPath(plan.id)} className="button button-primary">
            View Plan: {plan.title}
          </a>
        </p>
      </div>
    </aside>
  )
}

export const fragment = graphql`
  fragment RelatedPlan on MarkdownRemarkFrontmatterRelatedWorkout {
    id
    title
    description
  }
`
