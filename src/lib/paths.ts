import type { Category, Level } from './vocabulary'

/** The addresses of the pages that exist once. No address ends in a slash, except the home page's. */
export const paths = {
  home: '/',
  about: '/about',
  blog: '/blog',
  guides: '/guides',
  plans: '/workouts',
  find: '/workouts/find',
  compare: '/workouts/compare',
  planMap: '/workouts/map',
  tools: '/tools',
  search: '/search',
  saved: '/saved',
  exercises: '/exercises',
  contact: '/contact',
  privacy: '/privacy',
  /** Where a form leads that was sent without JavaScript. Built only where the host receives forms. */
  thanks: '/thanks',
} as const

/** What the words for how sure something is mean, how studies are read, how to tell of a mistake. */
export const certaintyPath = '/how-sure-we-are'

/** The part of the about page that articles lead to. */
export const teamPath = `${paths.about}#who-stands-behind`

/** Words an article's slug or a plan's id must not be: they are the next part of a list's address. */
export const reservedSegments = [
  'page',
  'category',
  'level',
  'tag',
  'unknown',
  'find',
  'compare',
  'map',
  'days',
  'minutes',
  'with',
] as const

/** Words an exercise's id must not be, for the same reason. */
export const reservedExerciseIds = ['pattern', 'muscle', 'equipment', 'unknown'] as const

/**
 * Returns the address of the page for an unknown article, plan or exercise; any other address as it
 * is.
 */
export const unknownPageFor = (address: string) =>
  address.replace(/^(\/(?:blog|workouts|exercises)\/)[^/]+$/, '$1unknown')

/** Returns the part of an address made from a display name: 'Full Body' gives 'full-body'. */
export function slugify(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

/** Returns the address of an article, from its slug. */
export const articlePath = (slug: string) => `${paths.blog}/${slug}`

/** Returns the address of a guide, from its slug. */
export const guidePath = (slug: string) => `${paths.guides}/${slug}`

/** Returns the address of someone who writes or checks articles. */
export const personPath = (id: string) => `/people/${id}`

/** Returns the address of a tool, from its name. */
export const toolPath = (name: string) => `${paths.tools}/${name}`

/** Returns the address of a plan, from its id. */
export const planPath = (id: string) => `${paths.plans}/${id}`

/** Returns the address that shows these plans, by their ids, to someone else. */
export const sharedPlansPath = (ids: readonly string[]) => `${paths.saved}?plans=${ids.join(',')}`

/** Returns the address that shows these plans side by side, by their ids. */
export const comparePath = (ids: readonly string[]) => `${paths.compare}?plans=${ids.join(',')}`

/**
 * Returns the address of the picture that is shown where an article, a plan, or any other page is
 * shared.
 */
export const articlePreviewPath = (slug: string) => `/preview/articles/${slug}.png`
export const planPreviewPath = (id: string) => `/preview/workouts/${id}.png`
export const sitePreviewPath = '/preview/site.png'

/** What else plans may have in common: days a week, at most so many minutes, or what they are trained with. */
export interface Trait {
  by: 'days' | 'minutes' | 'with'
  word: string
}

/** Which plans a list shows. A missing part means All. A trait stands beside a level, not beside a category. */
export interface PlanFilter {
  category?: Category | undefined
  level?: Level | undefined
  trait?: Trait | undefined
}

const withPage = (path: string, page: number) => (page === 1 ? path : `${path}/page/${page}`)

/** Returns the address of one page of the blog list; pages count from 1. */
export const blogListPath = (page = 1) => withPage(paths.blog, page)

/** What articles may have in common. */
export interface Topic {
  kind: 'category' | 'tag'
  /** As articles have it: 'Strength Training'. */
  name: string
}

/** Returns the address of one page of the articles on a topic; pages count from 1. */
export const topicListPath = ({ kind, name }: Topic, page = 1) =>
  withPage(`${paths.blog}/${kind}/${slugify(name)}`, page)

/** Returns the address of the articles on a topic. */
export const topicPath = (topic: Topic) => topicListPath(topic)

/** Returns the address of a topic's own feed. */
export const topicFeedPath = (topic: Topic) => `${topicPath(topic)}.xml`

/** Returns the address of one page of the workouts list under a filter; pages count from 1. */
export function planListPath({ category, level, trait }: PlanFilter = {}, page = 1): string {
  const categoryPart = category ? `/category/${slugify(category)}` : ''
  const levelPart = level ? `/level/${slugify(level)}` : ''
  const traitPart = trait ? `/${trait.by}/${slugify(trait.word)}` : ''
  return withPage(`${paths.plans}${categoryPart}${levelPart}${traitPart}`, page)
}

/** Returns the address of one week of a plan, counted from 1. */
export const planWeekPath = (id: string, week: number) => `${planPath(id)}/week/${week}`
/** Returns the address of the page on which a plan is trained. */
export const trainPath = (id: string) => `${planPath(id)}/train`

/** Returns the address of the page on how a plan is done with less equipment or time. */
export const fitPath = (id: string) => `${planPath(id)}/fit`
/** Returns the address on which a plan is trained without a piece of its equipment. */
export const trainWithoutPath = (id: string, piece: string) =>
  `${trainPath(id)}?without=${slugify(piece)}`

/** Returns the address of the list of files that open a plan without a network. */
export const copyListPath = (id: string) => `/offline/${id}.json`

/** The address of the service worker of those who keep a plan. */
export const workerPath = '/offline-worker.js'

/** The part of a plan's page that says how its loads move on and what its words for effort mean. */
export const PROGRESSION_PLACE = 'progression'
export const planProgressionPath = (id: string) => `${planPath(id)}#${PROGRESSION_PLACE}`

/** Returns the address of an exercise, from its id. */
export const exercisePath = (id: string) => `${paths.exercises}/${id}`

/**
 * Returns the address of one page of the exercises of a pattern, a muscle or a piece of equipment;
 * pages count from 1.
 */
export const patternPath = (pattern: string, page = 1) => exerciseListPath('pattern', pattern, page)
export const musclePath = (muscle: string, page = 1) => exerciseListPath('muscle', muscle, page)
export const equipmentPath = (piece: string, page = 1) => exerciseListPath('equipment', piece, page)

/** Returns the address of one page of a list of exercises, from what the list is by and its word. */
export const exerciseListPath = (by: ExerciseGrouping, word: string, page = 1) =>
  withPage(`${paths.exercises}/${by}/${slugify(word)}`, page)

/** Returns the address of one page of the exercises for a muscle that take a piece of equipment. */
export const muscleWithPath = (muscle: string, piece: string, page = 1) =>
  withPage(`${musclePath(muscle)}/with/${slugify(piece)}`, page)

/** What lists of exercises may be by. */
export type ExerciseGrouping = 'pattern' | 'muscle' | 'equipment'

/** Returns the address of a plan as data. */
export const planJsonPath = (id: string) => `${planPath(id)}.json`

/** The address of all that the finder decides by. */
export const finderDataPath = `${paths.find}.json`

/** The address of what training has to know of every exercise. */
export const libraryDataPath = `${paths.exercises}/library.json`

/** Returns the address of a plan as a PDF. */
export const planPdfPath = (id: string) => `${planPath(id)}.pdf`

/** The folder of the files that hold figures, and the address of one, from the hash of its content. */
export const figureFolder = '/figures'
export const figureFilePath = (hash: string) => `${figureFolder}/${hash}.svg`
