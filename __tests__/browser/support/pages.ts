import type { APIRequestContext } from '@playwright/test'
import {
  articlePath,
  certaintyPath,
  comparePath,
  exercisePath,
  guidePath,
  musclePath,
  paths,
  personPath,
  planListPath,
  planPath,
  planWeekPath,
  toolPath,
  topicPath,
  trainPath,
} from '../../../src/lib/paths'
import { categories, levels } from '../../../src/lib/vocabulary'
import { articles, exercises, guides, plans, some } from './content'
import { plansOf } from './plan-list'

/** A combination of filters without results. */
export const emptyFilter = some(
  categories.flatMap((category) => levels.map((level) => ({ category, level }))),
  (filter) => plansOf(filter).length === 0,
)
/** An article with every reading aid. */
export const articleWithAids = some(
  articles,
  ({ readBody, sources, summary, exercises }) =>
    [/^\|/m, /^```chart/m, /^```tool/m].every((start) => start.test(readBody())) &&
    Boolean(sources && summary && exercises),
)

const article = some(articles, ({ relatedWorkout }) => relatedWorkout !== undefined)
const plan = some(plans, () => true)
const withSessions = some(plans, ({ program }) => program !== undefined)
const compared = plans.filter(({ program }) => program !== undefined).slice(0, 3)
const exercise = some(exercises, ({ easier }) => easier.length > 0)

/** One address per kind of page. */
export const kindsOfPages = {
  home: '/',
  about: '/about',
  'blog list': '/blog',
  article: articlePath(article.slug),
  topic: topicPath({ kind: 'category', name: article.category }),
  guides: paths.guides,
  guide: guidePath(some(guides, () => true).slug),
  person: personPath('dana-brook'),
  'how sure we are': certaintyPath,
  search: `${paths.search}?q=protein`,
  tools: paths.tools,
  tool: `${toolPath('one-rep-max')}?weight=100&reps=5`,
  'workouts list': '/workouts',
  'empty filter': planListPath(emptyFilter),
  'plans with dumbbells': planListPath({ with: 'dumbbells' }),
  'filtered plans': planListPath({ category: plan.category, with: 'dumbbells' }),
  comparison: comparePath(compared.map(({ id }) => id)),
  plan: planPath(plan.id),
  'week of a plan': planWeekPath(withSessions.id, withSessions.weeks),
  training: trainPath(withSessions.id),
  'exercise library': paths.exercises,
  'exercises for a muscle': musclePath(exercise.muscles.main[0] ?? ''),
  exercise: exercisePath(exercise.id),
  'saved plans': '/saved',
  contact: '/contact',
  privacy: paths.privacy,
  emergency: paths.emergency,
  'unknown address': '/no/such/page',
  'unknown article': '/blog/no-such-article',
  // Its 404 page suggests the plan.
  'unknown plan': '/workouts/heavy-tides',
  'unknown exercise': '/exercises/no-such-exercise',
} as const

/** The page kinds whose layout differs on a wide screen. */
export const wideKinds = ['home', 'workouts list', 'article', 'plan', 'exercise library'] as const

/** Expected faults at unknown addresses: the status, and the line the 404 page logs. */
export const unknownAddress = [/404/, /Page not found/]

/** Whether a page shows photographs, by its HTML: faster than opening it. */
export const showsPhotographs = async (request: APIRequestContext, address: string) =>
  (await (await request.get(address)).text()).includes('<img')
