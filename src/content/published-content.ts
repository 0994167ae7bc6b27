import type { Article, Content, Guide } from './check'
import { type CompletePlan, completePlan, planExercise } from './complete-plan'
import { drawPoses } from './figure/draw-poses'
import { allExerciseIdsOf, programOf } from './program'
import { isPublished, type Publication } from './published'
import type { Exercise } from './schema/exercise'
import type { Person } from './schema/person'
import type { Redirect } from './schema/redirect'
import type { SearchSettings } from './schema/search'
import type { SiteSettings } from './schema/site'

/** With its author's name: its own, else the site's. */
export type PublishedArticle = Article & { author: string }
export type PublishedGuide = Guide & { author: string }

/** The content that visitors see, complete and in the order of its lists. */
export interface PublishedContent {
  settings: SiteSettings
  /** The newest first. */
  articles: PublishedArticle[]
  /** The newest first. */
  guides: PublishedGuide[]
  /** By title. */
  plans: CompletePlan[]
  /** By title. */
  exercises: Exercise[]
  people: Person[]
  redirects: Redirect[]
  search: SearchSettings
}

/**
 * Returns what visitors see of content without mistakes. Takes
 * whether drafts and articles of days to come are shown too.
 */
export function publishedContent(
  { site, articles, guides, plans, exercises, people, redirects, search }: Content,
  withDrafts: boolean,
  now = new Date(),
): PublishedContent {
  if (!site) throw new Error('The content has no site.json.')
  const shown = (item: Publication) => withDrafts || isPublished(item, now)
  const texts = <T extends Article | Guide>(all: T[]) =>
    all
      .filter(shown)
      .map((text) => ({ ...text, author: text.author ?? site.author }))
      .sort((a, b) => (a.date + a.slug < b.date + b.slug ? 1 : -1))
  const shownExercises = exercises.filter(shown).sort(byTitle)
  const drawn = new Map(shownExercises.map((exercise) => [exercise.id, exercise]))
  const known = new Map<string, ReturnType<typeof planExercise>>()
  const planExerciseOf = (id: string) => {
    const exercise = drawn.get(id)
    if (exercise && !known.has(id)) known.set(id, planExercise(exercise, figureOf(exercise)))
    return known.get(id) ?? []
  }
  return {
    settings: site,
    articles: texts(articles),
    guides: texts(guides),
    plans: plans
      .filter(shown)
      .sort(byTitle)
      .map((plan) => completePlan(plan, allExerciseIdsOf(programOf(plan)).flatMap(planExerciseOf))),
    exercises: shownExercises,
    people,
    redirects,
    search,
  }
}

const byTitle = (a: { title: string }, b: { title: string }) => (a.title < b.title ? -1 : 1)

const figureOf = ({ figure }: Exercise) => (figure ? drawPoses(figure) : null)
