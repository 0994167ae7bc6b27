import { exerciseBreakdown } from '../../../packages/progression'
import { parseDuration } from '../../../packages/progression/language/duration'
import { libraryOf } from '../../../packages/progression/language/program'
import { programOf } from '../../../packages/progression/language/program-of'
import { contentOf } from '../../../src/content/content'
import { exerciseFacts } from '../../../src/content/derive/exercise-facts'
import { isPublished } from '../../../src/content/published'
import { readContent } from '../../../src/content/read-content'
import { levels } from '../../../src/lib/vocabulary'
import { writtenIn } from './site-under-test'

const now = new Date()
// The build has already checked the content.
const content = contentOf(readContent(writtenIn))
if (!content.site) throw new Error(`${writtenIn}/site.json has mistakes, or is missing.`)

/** The settings of the site under test, as editors wrote them. */
export const site = content.site

/** The testimonials, in file order. */
export const testimonials = content.testimonials

/** The introductions of topics. */
export const topics = content.topics

/** The published articles, in the order of the blog list: newest first. */
export const articles = content.articles
  .filter((article) => isPublished(article, now))
  .sort((a, b) => b.date.localeCompare(a.date) || b.slug.localeCompare(a.slug))

/** The published guides. */
export const guides = content.guides.filter((guide) => isPublished(guide, now))

/** The exercise fields needed to derive plans, by id. */
export const exerciseLibrary = libraryOf(content.exercises.map(exerciseFacts))

/** The published plans, in the order of the workouts list: easiest first, then shortest. Exercises follow from sessions. */
export const plans = content.plans
  .filter((plan) => isPublished(plan, now))
  .map((plan) => {
    const program = programOf(plan)
    const weeks = parseDuration(plan.duration)?.weeks ?? 0
    if (!program) return { ...plan, program, weeks, exercises: [] }
    return {
      ...plan,
      program,
      weeks,
      exercises: exerciseBreakdown(program, weeks, exerciseLibrary),
    }
  })
  .sort(
    (a, b) =>
      levels.indexOf(a.level) - levels.indexOf(b.level) ||
      a.weeks - b.weeks ||
      a.title.localeCompare(b.title, 'en'),
  )

/** The published exercises. */
export const exercises = content.exercises.filter((exercise) => isPublished(exercise, now))

/** Returns an article or plan that a test needs. Throws if the content has no match. */
export function some<Entry>(entries: readonly Entry[], like: (entry: Entry) => boolean): Entry {
  const found = entries.find(like)
  if (found === undefined) throw new Error('The content has no entry like the one this test needs.')
  return found
}
