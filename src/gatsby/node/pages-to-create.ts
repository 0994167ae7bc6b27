import { exerciseIdsOf } from '../../../packages/progression'
import type { CompletePlan } from '../../content/derive/complete-plan'
import { exerciseFacts } from '../../content/derive/exercise-facts'
import { planFacts } from '../../content/derive/plan-facts'
import type { PublishedContent } from '../../content/published-content'
import type { PageSpec } from '../../routes/page-spec'
import { pagesOf } from '../../routes/pages'
import type { PlanEntry } from '../../routes/plan-pages'

/** Lists every page made from the published content. The content check guarantees unique addresses. */
export function pagesToCreate(content: PublishedContent): PageSpec[] {
  const { settings, plans } = content
  const planCounts = new Map<string, number>()
  for (const id of plans.flatMap(({ program }) => exerciseIdsOf(program)))
    planCounts.set(id, (planCounts.get(id) ?? 0) + 1)
  const entries = {
    articles: content.articles,
    guides: [...content.guides].sort((a, b) => (a.title < b.title ? -1 : 1)),
    ownPages: content.ownPages.map(({ slug }) => slug),
    plans: plans.map(planEntry),
    exercises: content.exercises.map(exerciseFacts),
    people: content.people.filter(({ sample }) => !sample).map(({ id }) => id),
    hasCertainty: settings.about.certainty !== undefined,
    forms: settings,
  }
  return pagesOf(entries, planCounts)
}

const planEntry = (plan: CompletePlan): PlanEntry => ({
  ...planFacts(plan),
  planId: plan.planId,
  weekPages: plan.program ? plan.length : 0,
})
