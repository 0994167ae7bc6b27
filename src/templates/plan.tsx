import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { GuideLinks } from '../articles/guide-links'
import { HeaderPhoto } from '../components/photo'
import { useSite } from '../components/use-site'
import { YourAnswers } from '../finder/your-answers'
import { PageHead } from '../layout/page-head'
import { planPath, planPdfPath, planPreviewPath } from '../lib/paths'
import { EntryChecks } from '../plan/entry-checks'
import { PlanActions, PlanMainActions } from '../plan/plan-actions'
import { PlanLinks } from '../plan/plan-links'
import { PlanProgram } from '../plan/plan-program'
import { FirstWeek, HardSets, ProgressionRules } from '../plan/plan-sessions'
import { SafetyBlock } from '../plan/safety-block'
import { WeekLine, WeekLineLegend } from '../plan/week-line'
import { SiteUnitProvider, siteUnit } from '../plan/weight'
import { MarkDoneRow } from '../training/mark-done-row'

/** A plan (spec section 2, Workout detail). */
export default function Plan({
  data: { plan, guides, siteSettings },
}: PageProps<Queries.PlanQuery>) {
  const site = useSite()
  if (!plan) return null
  const { planId, loadLine } = plan
  const deloads = plan.deloads ?? []
  const line = loadLine.length > 0 && (
    <WeekLine planId={planId} loads={loadLine} deloads={deloads} tests={plan.tests ?? []} />
  )
  return (
    <SiteUnitProvider value={siteUnit(siteSettings?.units)}>
      <PlanProgram
        plan={plan}
        picture={plan.picture && <HeaderPhoto picture={plan.picture} />}
        mainActions={<PlanMainActions plan={plan} />}
        waterline={line}
        actions={
          <>
            {line && <WeekLineLegend hasDeloads={deloads.length > 0} />}
            <PlanActions plan={plan}>
              <MarkDoneRow plan={plan} />
            </PlanActions>
          </>
        }
        checks={
          <>
            <YourAnswers planId={planId} />
            {/* Only an address with answers needs React here. */}
            <div data-hydrates="query" className="grid gap-8">
              {plan.entry && <EntryChecks plan={plan} entry={plan.entry} before={plan.before} />}
              <SafetyBlock safety={siteSettings?.safety} own={plan.safety} />
            </div>
          </>
        }
        firstWeek={<FirstWeek plan={plan} />}
        hardSets={<HardSets plan={plan} />}
        rules={<ProgressionRules plan={plan} />}
        next={
          plan.next.length > 0 && (
            <p className="mt-5 text-sm">
              Next plan: <PlanLinks plans={plan.next} />
            </p>
          )
        }
        end={
          <>
            <div className="col-span-full empty:hidden">
              <GuideLinks guides={guides.nodes} />
            </div>
            <p className="col-span-full hidden print:block">
              {`The PDF has every week, and a log to fill in by hand: ${site.url}${planPdfPath(planId)}`}
            </p>
          </>
        }
      />
    </SiteUnitProvider>
  )
}

export function Head({ data: { plan } }: HeadProps<Queries.PlanQuery>) {
  if (!plan) return null
  const { title, description, duration, level, category, equipment, planId } = plan
  return (
    <PageHead
      title={title}
      description={`${description} ${level} ${category.toLowerCase()} plan, ${duration}. ${equipment}.`}
      path={planPath(planId)}
      preview={planPreviewPath(planId)}
      noindex={plan.isHidden}
      facts={{ plan }}
    />
  )
}

export const query = graphql`
  query Plan($planId: String!) {
    plan(planId: { eq: $planId }) {
      picture {
        ...Photo
      }
      tests
      entry
      before {
        ...PlanLink
      }
      next {
        ...PlanLink
      }
      safety
      ...PlanProgram
      ...PlanSessions
      ...PlanActions
    }
    guides: allMarkdownRemark(
      filter: { kind: { eq: "guide" }, frontmatter: { relatedWorkout: { id: { eq: $planId } } } }
      sort: [{ frontmatter: { title: ASC } }]
    ) {
      nodes {
        ...GuideLink
      }
    }
    siteSettings {
      units
      safety {
        ...SafetyBlock
      }
    }
  }
`
