import { allExerciseIdsOf, programOf } from '../../packages/progression'
import type { SearchSettings } from '../search/model/search-settings'
import type { Article, Content, Guide } from './content'
import { type CompletePlan, completePlan, toPlanExercise } from './derive/complete-plan'
import { isPublished, type Publication } from './published'
import type { EmergencyText } from './schema/emergency'
import type { Exercise } from './schema/exercise'
import type { Person } from './schema/person'
import type { Redirect } from './schema/redirect'
import type { SiteSettings } from './schema/site'

/** An article with its author's name, the site's by default. Without its text, which is the pages' alone. */
export type PublishedArticle = Published<Article>
export type PublishedGuide = Published<Guide>
type Published<Text> = Omit<Text, 'readBody' | 'tree'> & { author: string }

/** The content visitors see, complete and in list order. */
export interface PublishedContent {
  settings: SiteSettings
  /** Newest first. */
  articles: PublishedArticle[]
  /** Newest first. */
  guides: PublishedGuide[]
  /** By title. */
  plans: CompletePlan[]
  /** By title. */
  exercises: Exercise[]
  people: Person[]
  redirects: Redirect[]
  emergency: EmergencyText
  search: SearchSettings
}

/** Builds the published content from valid content. `withDrafts` adds drafts and future articles. */
export function publishedContent(
  { site, articles, guides, plans, exercises, people, redirects, emergency, search }: Content,
  withDrafts: boolean,
  now = new Date(),
): PublishedContent {
  if (!site || !emergency) throw new Error('The content has no site.json or no emergency.json.')
  const isShown = (item: Publication) => withDrafts || isPublished(item, now)
  const publishedTexts = <T extends Article | Guide>(all: T[]) =>
    all
      .filter(isShown)
      .map(({ readBody: _, tree: __, ...text }) => ({
        ...text,
        author: text.author ?? site.author,
      }))
      .sort((a, b) => (a.date + a.slug < b.date + b.slug ? 1 : -1))
  const shownExercises = exercises.filter(isShown).sort(byTitle)
  const exerciseById = new Map(shownExercises.map((exercise) => [exercise.id, exercise]))
  const planExercises = new Map<string, ReturnType<typeof toPlanExercise>>()
  const planExerciseOf = (id: string) => {
    const exercise = exerciseById.get(id)
    if (exercise && !planExercises.has(id)) planExercises.set(id, toPlanExercise(exercise))
    return planExercises.get(id) ?? []
  }
  return {
    settings: site,
    articles: publishedTexts(articles),
    guides: publishedTexts(guides),
    plans: plans
      .filter(isShown)
      .sort(byTitle)
      .map((plan) => completePlan(plan, allExerciseIdsOf(programOf(plan)).flatMap(planExerciseOf))),
    exercises: shownExercises,
    people,
    redirects,
    emergency,
    search,
  }
}

const byTitle = (a: { title: string }, b: { title: string }) => (a.title < b.title ? -1 : 1)
