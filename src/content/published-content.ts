import { allExerciseIdsOf, programOf } from '../../packages/progression'
import type { Drawing } from '../lib/drawing'
import type { SearchSettings } from '../search/model/search-settings'
import type { Article, Content, Guide, OwnPageText } from './content'
import { type CompletePlan, completePlan, toPlanExercise } from './derive/complete-plan'
import { formatReadTime, readMinutes } from './markdown/word-count'
import { isPublished, type Publication } from './published'
import type { EmergencyText } from './schema/emergency'
import type { Exercise } from './schema/exercise'
import type { Person } from './schema/person'
import type { Redirect } from './schema/redirect'
import type { SiteSettings } from './schema/site'
import { standardWords } from './schema/site-brand'
import { inTextColor } from './svg-drawing'

/**
 * An article with its author's name, the site's by default, and its read time. Without its text, which is the pages'
 * alone.
 */
export type PublishedArticle = Published<Article> & { readTime: string }
export type PublishedGuide = Published<Guide>
export type PublishedOwnPage = Omit<OwnPageText, 'readBody' | 'tree'> & TextDefaults
type Published<Text> = Omit<Text, 'readBody' | 'tree'> & { author: string }
interface TextDefaults {
  author: string
  exercises?: string[]
}

/** The settings, complete: with the drawings that they name, and the words that they leave as they are. */
export interface PublishedSettings
  extends Omit<SiteSettings, 'mark' | 'icon' | 'words' | 'loadLine'> {
  mark: Drawing | undefined
  icon: Drawing | undefined
  words: typeof standardWords
  loadLine: boolean
}

/** The content visitors see, complete and in list order. */
export interface PublishedContent {
  settings: PublishedSettings
  /** Newest first. */
  articles: PublishedArticle[]
  /** Newest first. */
  guides: PublishedGuide[]
  /** By title. */
  ownPages: PublishedOwnPage[]
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
  content: Content,
  withDrafts: boolean,
  now = new Date(),
): PublishedContent {
  const {
    site,
    articles,
    guides,
    ownPages,
    plans,
    exercises,
    people,
    redirects,
    emergency,
    search,
  } = content
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
    settings: publishedSettings(site, content.drawings),
    articles: publishedTexts(articles).map((article) => ({
      ...article,
      readTime: article.readTime ?? formatReadTime(readMinutes(article.words)),
    })),
    guides: publishedTexts(guides),
    ownPages: ownPages
      .filter(isShown)
      .map(({ readBody: _, tree: __, ...page }) => ({ ...page, author: site.author }))
      .sort(byTitle),
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

function publishedSettings(site: SiteSettings, drawings: Content['drawings']): PublishedSettings {
  const mark = drawings.get(site.mark ?? '')
  return {
    ...site,
    mark: mark && inTextColor(mark),
    icon: drawings.get(site.icon ?? ''),
    words: { ...standardWords, ...site.words },
    loadLine: site.loadLine ?? true,
  }
}

const byTitle = (a: { title: string }, b: { title: string }) => (a.title < b.title ? -1 : 1)
