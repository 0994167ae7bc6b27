import { graphql, type PageProps } from 'gatsby'
import { paths, planPath } from '../../lib/paths'
import { categories, type Level, levels } from '../../lib/vocabulary'
import { PlanLinks } from '../../plan/plan-links'
import { PlanMapFigure } from '../../plan/plan-map-figure'
import { PageHead } from '../../shell/page-head'
import { PageHeader } from '../../ui/page-header'
import { SectionHeading } from '../../ui/section-heading'

/** All plans and where each leads, as a picture and a list. */
export default function PlanMap({ data }: PageProps<Queries.PlanMapQuery>) {
  const plans = data.allPlan.nodes
  return (
    <>
      <PageHeader
        title="Where Plans Lead"
        lead="Every plan ends with a next one, and begins with a check of what comes before it."
        back={[paths.plans, 'Back to Workouts']}
        isMarked
      />
      <div className="measure grid gap-12 py-12">
        <PlanMapFigure plans={plans} />
        {categories.map((category) => {
          const members = plans
            .filter((plan) => plan.category === category)
            .sort((a, b) => rankOf(a) - rankOf(b))
          if (members.length === 0) return null
          return (
            <section key={category} aria-label={category}>
              <SectionHeading>{category}</SectionHeading>
              <ul className="mapped-plans">
                {members.map((plan) => (
                  <li key={plan.planId}>
                    <PlanEntry plan={plan} />
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </>
  )
}

const rankOf = ({ level }: Entry) => levels.indexOf(level as Level)

type Entry = Queries.PlanMapQuery['allPlan']['nodes'][number]

function PlanEntry({ plan }: { plan: Entry }) {
  const { planId, title, level, duration, usualMinutes, equipment, before, next } = plan
  return (
    <>
      <p className="text-sm">
        <span className="font-bold text-hull">{level}</span>
      </p>
      <h3 className="font-bold">
        <a href={planPath(planId)} className="text-link inline-flex min-h-11 items-center">
          {title}
        </a>
      </h3>
      <p className="text-sm text-muted">
        {[duration, usualMinutes && `about ${usualMinutes} min`].filter(Boolean).join(' · ')}
        <br />
        {equipment}
      </p>
      {before.length > 0 && (
        <p className="mt-2 text-sm">
          Not yet: <PlanLinks plans={before} />
        </p>
      )}
      {next.length > 0 && (
        <p className="mt-2 text-sm">
          Next plan: <PlanLinks plans={next} />
        </p>
      )}
    </>
  )
}

export const Head = () => (
  <PageHead
    title="Where Plans Lead"
    description="All training plans as a map: from the first weeks in the living room to heavy singles, with what comes before and after each."
    path={paths.planMap}
    parents={[{ title: 'Workouts', path: paths.plans }]}
  />
)

export const query = graphql`
  query PlanMap {
    allPlan(sort: { title: ASC }) {
      nodes {
        planId
        title
        level
        category
        duration
        usualMinutes
        equipment
        before {
          ...PlanLink
        }
        next {
          ...PlanLink
        }
      }
    }
  }
`
