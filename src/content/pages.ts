import { isUnclear } from '../../packages/checked-content'
import { exerciseIdsOf } from '../../packages/progression'
import { type ArticleEntry, blogPages } from '../articles/model/blog-pages'
import { type GuideEntry, guidePages } from '../articles/model/guide-pages'
import { toolNames } from '../calculators/model/catalogue'
import { type ExerciseEntry, exercisePages } from '../exercises/model/exercise-pages'
import { formPages } from '../forms/model/form-pages'
import type { FormSettings } from '../forms/model/form-target'
import type { PageSpec } from '../lib/page'
import {
  articlePath,
  certaintyPath,
  exercisePath,
  guidePath,
  ownPagePath,
  paths,
  personPath,
  planPath,
  toolPath,
} from '../lib/paths'
import { type PlanEntry, planPages } from '../plan/model/plan-pages'
import type { ContentFiles } from './content-files'
import type { CompletePlan } from './derive/complete-plan'
import { exerciseFacts } from './derive/exercise-facts'
import { planFacts } from './derive/plan-facts'
import { isPublished, type Publication } from './published'
import type { PublishedContent } from './published-content'

/** Published content as the page list needs it. */
interface PageEntries {
  articles: readonly ArticleEntry[]
  guides: readonly GuideEntry[]
  ownPages: readonly string[]
  plans: readonly PlanEntry[]
  exercises: readonly ExerciseEntry[]
  people: readonly string[]
  hasCertainty: boolean | undefined
  forms: FormSettings | undefined
}

/** Lists every page made from content. `planCounts` is by exercise id. */
const pagesFrom = (entries: PageEntries, planCounts: ReadonlyMap<string, number>): PageSpec[] => [
  ...blogPages(entries.articles),
  ...guidePages(entries.guides),
  ...entries.ownPages.map((slug) => ({
    path: ownPagePath(slug),
    template: 'own-page',
    context: { slug },
  })),
  ...planPages(entries.plans),
  ...exercisePages(entries.exercises, planCounts),
  ...entries.people.map((personId) => ({
    path: personPath(personId),
    template: 'person',
    context: { personId },
  })),
  ...(entries.hasCertainty ? [{ path: certaintyPath, template: 'certainty', context: {} }] : []),
  ...formPages(entries.forms),
]

/** Lists every page of the build. The content check guarantees unique addresses. */
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
  return pagesFrom(entries, planCounts)
}

const planEntry = (plan: CompletePlan): PlanEntry => ({
  ...planFacts(plan),
  planId: plan.planId,
  weekPages: plan.program ? plan.length : 0,
})

/**
 * Pages that editors may link to, by address, with their publication state ({} if always visible).
 * Includes unpublished pages, so messages can tell them from missing ones.
 */
export function linkablePages(
  { articles, guides, ownPages, plans, exercises, people, site }: ContentFiles,
  now: Date,
): Map<string, Publication> {
  const isShown = ({ fields }: { fields: Publication }) => isPublished(fields, now)
  const entries: PageEntries = {
    articles: articles
      .filter(isShown)
      .flatMap(({ name, fields: { category, tags } }) =>
        category && tags ? [{ slug: name, category, tags }] : [],
      ),
    ownPages: ownPages.filter(isShown).map(({ name }) => name),
    guides: guides.filter(isShown).map(({ name }) => ({ slug: name, exercises: [] })),
    plans: plans
      .filter(isShown)
      .flatMap(({ name, fields: { category, level } }) =>
        category && level ? [{ planId: name, category, level }] : [],
      ),
    exercises: exercises
      .filter(isShown)
      .map(({ name, fields: { pattern = '', equipment = [], muscles } }) => ({
        exerciseId: name,
        pattern,
        equipment,
        main: muscles?.main ?? [],
        helping: muscles?.helping ?? [],
      })),
    people: people.filter(({ fields }) => !fields.sample).map(({ name }) => name),
    hasCertainty: site && (isUnclear(site, 'about') || site.fields.about?.certainty !== undefined),
    forms: site && { forms: site.fields.forms ?? 'netlify', newsletter: site.fields.newsletter },
  }
  // These pages exist only with exercises, guides, and a host that receives forms.
  const { exercises: _library, guides: _list, thanks: _thanks, ...others } = paths
  const addresses = [
    ...Object.values(others),
    ...toolNames.map(toolPath),
    ...pagesFrom(entries, new Map()).flatMap(({ path, template }) =>
      template.startsWith('unknown-') ? [] : path,
    ),
  ]
  const pages = new Map<string, Publication>(addresses.map((address) => [address, {}]))
  for (const { name, fields } of articles) pages.set(articlePath(name), fields)
  for (const { name, fields } of guides) pages.set(guidePath(name), fields)
  for (const { name, fields } of ownPages) pages.set(ownPagePath(name), fields)
  for (const { name, fields } of exercises) pages.set(exercisePath(name), fields)
  for (const { name, fields } of plans) pages.set(planPath(name), fields)
  return pages
}
