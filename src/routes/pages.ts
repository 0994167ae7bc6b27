import { countTopics } from '../articles/model/topics'
import type { FormSettings } from '../forms/model/form-target'
import { certaintyPath, ownPagePath, paths, personPath } from '../lib/paths'
import { type ArticleEntry, blogPages } from './blog-pages'
import { type ExerciseEntry, exercisePages } from './exercise-pages'
import { formPages } from './form-pages'
import { type GuideEntry, guidePages } from './guide-pages'
import type { PageSpec } from './page-spec'
import { type PlanEntry, planPages } from './plan-pages'

/** Published content as far as it decides which pages there are. */
export interface PageEntries {
  /** Newest first. */
  articles: readonly ArticleEntry[]
  guides: readonly GuideEntry[]
  /** Slugs. */
  ownPages: readonly string[]
  plans: readonly PlanEntry[]
  exercises: readonly ExerciseEntry[]
  /** Ids. */
  people: readonly string[]
  hasCertainty: boolean | undefined
  forms: FormSettings | undefined
}

/** Lists every page made from content: all that is not in src/pages. `planCounts` is by exercise id. */
export const pagesOf = (
  entries: PageEntries,
  planCounts: ReadonlyMap<string, number> = new Map(),
): PageSpec[] => [
  ...blogPages(entries.articles),
  ...guidePages(entries.guides),
  ...planPages(entries.plans),
  ...exercisePages(entries.exercises, planCounts),
  // Without JavaScript, the search lists the topics.
  { path: paths.search, template: 'search', context: { topics: countTopics(entries.articles) } },
  ...entries.ownPages.map((slug) => ({
    path: ownPagePath(slug),
    template: 'own-page',
    context: { slug },
  })),
  ...entries.people.map((personId) => ({
    path: personPath(personId),
    template: 'person',
    context: { personId },
  })),
  ...(entries.hasCertainty
    ? [{ path: certaintyPath, template: 'how-sure-we-are', context: {} }]
    : []),
  ...formPages(entries.forms),
]
