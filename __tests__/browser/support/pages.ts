import { articlePath, planListPath, planPath } from '../../../src/lib/paths'
import { categories, levels } from '../../../src/lib/vocabulary'
import { articles, plans, some } from './content'
import { plansOf } from './plan-list'

const emptyFilter = some(
  categories.flatMap((category) => levels.map((level) => ({ category, level }))),
  (filter) => plansOf(filter).length === 0,
)
const article = some(articles, ({ relatedWorkout }) => relatedWorkout !== undefined)
const plan = some(plans, () => true)

/** One address of each kind of page, by what the page is. */
export const kindsOfPages = {
  home: '/',
  about: '/about',
  'blog list': '/blog',
  article: articlePath(article.slug),
  'workouts list': '/workouts',
  'empty filter': planListPath(emptyFilter),
  plan: planPath(plan.id),
  'saved plans': '/saved',
  contact: '/contact',
  'unknown address': '/no/such/page',
  'unknown article': '/blog/no-such-article',
  'unknown plan': '/workouts/no-such-plan',
} as const

/** What pages at unknown addresses bring about: their status, and the line the 404 page logs. */
export const unknownAddress = [/404/, /Page not found/]
