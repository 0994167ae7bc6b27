import { checkContent } from '../../../src/content/check'
import { isPublished } from '../../../src/content/published'
import { contentFolder } from '../../../src/gatsby/sources/content-source'

const now = new Date()
const { content } = checkContent(contentFolder(), now)
if (!content.site) throw new Error('content/site.json has mistakes: run npm run check:content.')

/** The settings of the site under test, as editors wrote them. */
export const site = content.site

/** What clients say, in the order of the file. */
export const testimonials = content.testimonials

/** The published articles, in the order of the blog list: newest first. */
export const articles = content.articles
  .filter((article) => isPublished(article, now))
  .sort((a, b) => b.date.localeCompare(a.date) || b.slug.localeCompare(a.slug))

/** The published plans, in the order of the workouts list: by title. */
export const plans = content.plans
  .filter((plan) => isPublished(plan, now))
  .sort((a, b) => a.title.localeCompare(b.title, 'en'))

/** An article or plan that a test needs to exist. Throws where the content has none like it. */
export function some<Entry>(entries: readonly Entry[], like: (entry: Entry) => boolean): Entry {
  const found = entries.find(like)
  if (found === undefined) throw new Error('The content has no entry like the one this test needs.')
  return found
}
