import type { Category, Level } from './vocabulary'

/** The addresses of the pages that exist once. No address ends in a slash, except the home page's. */
export const paths = {
  home: '/',
  about: '/about',
  blog: '/blog',
  plans: '/workouts',
  tools: '/tools',
  search: '/search',
  saved: '/saved',
  exercises: '/exercises',
  contact: '/contact',
  /** Where a form leads that was sent without JavaScript. Built only where the host receives forms. */
  thanks: '/thanks',
} as const

/** The parts of the about page that articles lead to. */
export const certaintyPath = `${paths.about}#how-sure-we-are`
export const teamPath = `${paths.about}#who-stands-behind`

/** Words an article's slug or a plan's id must not be: they are the next part of a list's address. */
export const reservedSegments = ['page', 'category', 'level', 'tag', 'unknown'] as const

/** Words an exercise's id must not be, for the same reason. */
export const reservedExerciseIds = ['pattern', 'muscle', 'equipment', 'unknown'] as const

/** The page for what is unknown where an article, plan or exercise would be; any other address stays what it is. */
export const unknownPageFor = (address: string) =>
  address.replace(/^(\/(?:blog|workouts|exercises)\/)[^/]+$/, '$1unknown')

/** The part of an address made from a display name: 'Full Body' gives 'full-body'. */
export function slugify(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

/** The address of an article, from its slug. */
export const articlePath = (slug: string) => `${paths.blog}/${slug}`

/** The address of a tool, from its name. */
export const toolPath = (name: string) => `${paths.tools}/${name}`

/** The address of a plan, from its id. */
export const planPath = (id: string) => `${paths.plans}/${id}`

/** The address that shows these plans, by their ids, to someone else. */
export const sharedPlansPath = (ids: readonly string[]) => `${paths.saved}?plans=${ids.join(',')}`

/** The address of the picture that is shown where an article, a plan, or any other page is shared. */
export const articlePreviewPath = (slug: string) => `/preview/articles/${slug}.png`
export const planPreviewPath = (id: string) => `/preview/workouts/${id}.png`
export const sitePreviewPath = '/preview/site.png'

/** Which plans a list shows. A missing part means All. */
export interface PlanFilter {
  category?: Category | undefined
  level?: Level | undefined
}

const withPage = (path: string, page: number) => (page === 1 ? path : `${path}/page/${page}`)

/** The address of one page of the blog list; pages count from 1. */
export const blogListPath = (page = 1) => withPage(paths.blog, page)

/** What articles may have in common. */
export interface Topic {
  kind: 'category' | 'tag'
  /** As articles have it: 'Strength Training'. */
  name: string
}

/** The address of one page of the articles on a topic; pages count from 1. */
export const topicListPath = ({ kind, name }: Topic, page = 1) =>
  withPage(`${paths.blog}/${kind}/${slugify(name)}`, page)

/** The address of the articles on a topic. */
export const topicPath = (topic: Topic) => topicListPath(topic)

/** The address of a topic's own feed. */
export const topicFeedPath = (topic: Topic) => `${topicPath(topic)}.xml`

/** The address of one page of the workouts list under a filter; pages count from 1. */
export function planListPath({ category, level }: PlanFilter = {}, page = 1): string {
  const categoryPart = category ? `/category/${slugify(category)}` : ''
  const levelPart = level ? `/level/${slugify(level)}` : ''
  return withPage(`${paths.plans}${categoryPart}${levelPart}`, page)
}

/** The address of one week of a plan, counted from 1. */
export const planWeekPath = (id: string, week: number) => `${planPath(id)}/week/${week}`
/** The address of the page on which a plan is trained. */
export const trainPath = (id: string) => `${planPath(id)}/train`

/** The part of a plan's page that says how its loads move on and what its words for effort mean. */
export const PROGRESSION_PLACE = 'progression'
export const planProgressionPath = (id: string) => `${planPath(id)}#${PROGRESSION_PLACE}`

/** The address of an exercise, from its id. */
export const exercisePath = (id: string) => `${paths.exercises}/${id}`

/** The addresses of the lists of exercises by kind of movement, muscle and equipment; pages count from 1. */
export const patternPath = (pattern: string, page = 1) => exerciseListPath('pattern', pattern, page)
export const musclePath = (muscle: string, page = 1) => exerciseListPath('muscle', muscle, page)
export const equipmentPath = (piece: string, page = 1) => exerciseListPath('equipment', piece, page)

/** The address of one page of a list of exercises, from what the list is by and its word. */
export const exerciseListPath = (by: ExerciseGrouping, word: string, page = 1) =>
  withPage(`${paths.exercises}/${by}/${slugify(word)}`, page)

/** What lists of exercises may be by. */
export type ExerciseGrouping = 'pattern' | 'muscle' | 'equipment'

/** The address of a plan as data. */
export const planJsonPath = (id: string) => `${planPath(id)}.json`

/** The address of a plan as a PDF. */
export const planPdfPath = (id: string) => `${planPath(id)}.pdf`

/** The folder of the files that hold figures, and the address of one, from the hash of its content. */
export const figureFolder = '/figures'
export const figureFilePath = (hash: string) => `${figureFolder}/${hash}.svg`
