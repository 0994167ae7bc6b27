import type { Category, Kit, Level } from './vocabulary'

/** The script that counts visits, on a site with such a service. */
export const visitsPath = '/visits.js'

/** Addresses of pages that exist once. Only the home page's ends in a slash. */
export const paths = {
  home: '/',
  about: '/about',
  blog: '/blog',
  guides: '/guides',
  plans: '/workouts',
  find: '/workouts/find',
  /** Lists of filters that have no page of their own. The query carries them. */
  filter: '/workouts/filter',
  compare: '/workouts/compare',
  tools: '/tools',
  /** The limits of all calculators. Texts that state one link to its row. */
  toolLimits: '/tools/limits',
  search: '/search',
  saved: '/saved',
  exercises: '/exercises',
  contact: '/contact',
  privacy: '/privacy',
  /** What to do first when it is serious. */
  emergency: '/emergency',
  emergencySources: '/emergency/sources',
  /** The page after a form sent without JavaScript. Built only if the host receives forms. */
  thanks: '/thanks',
} as const

/** First parts of addresses that pages of the brand's own may not take, beside those of `paths`. */
export const reservedPages = [
  '404',
  'admin',
  'chunk',
  'figures',
  'fonts',
  'how-sure-we-are',
  'icon',
  'offline',
  'page-data',
  'people',
  'preview',
  'rss',
  'static',
]

/** The page on certainty labels, how studies are read, and how to report a mistake. */
export const certaintyPath = '/how-sure-we-are'

/** The advice for one emergency; the page's top without an id. */
export const emergencyPath = (id?: string) => (id ? `${paths.emergency}#${id}` : paths.emergency)

/** Where everything stored in the browser is erased at once. */
export const erasePath = `${paths.privacy}#all`

/** What coaching includes and costs, on the contact page, if the site says so. */
export const coachingPath = `${paths.contact}#coaching`

/** The section of the about page that articles link to. */
export const teamPath = `${paths.about}#who-stands-behind`

/** Forbidden article slugs and plan ids, because addresses of lists use them as the next segment. */
export const reservedSegments = [
  'page',
  'category',
  'level',
  'tag',
  'unknown',
  'find',
  'filter',
  'compare',
  'days',
  'minutes',
  'with',
] as const

/** Forbidden exercise ids, for the same reason. */
export const reservedExerciseIds = ['pattern', 'muscle', 'equipment', 'unknown'] as const

/**
 * Turns a display name into a URL segment: 'Full Body' becomes 'full-body', 'Über 60' 'uber-60'. Marks of other
 * scripts than Latin stay, because they make other words.
 */
export function slugify(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

/** The address of the page for an address without one: articles, plans and exercises have pages of their own. */
export const notFoundPath = (pathname: string) =>
  /^\/(blog|workouts|exercises)\/[^/]+\/?$/.test(pathname)
    ? pathname.replace(/[^/]+\/?$/, 'unknown')
    : '/404'

export const articlePath = (slug: string) => `${paths.blog}/${slug}`

/** A page of the brand's own. */
export const ownPagePath = (slug: string) => `/${slug}`

export const guidePath = (slug: string) => `${paths.guides}/${slug}`

/** The page of an author or reviewer. */
export const personPath = (id: string) => `/people/${id}`

export const toolPath = (name: string) => `${paths.tools}/${name}`

export const planPath = (id: string) => `${paths.plans}/${id}`

/** Shows saved plans to someone else. */
export const sharedPlansPath = (ids: readonly string[]) => `${paths.saved}?plans=${ids.join(',')}`

export const comparePath = (ids: readonly string[]) => `${paths.compare}?plans=${ids.join(',')}`

/** Addresses of preview images for shared links. An article has its photograph. */
export const planPreviewPath = (id: string) => `/preview/workouts/${id}.png`
export const sitePreviewPath = '/preview/site.png'

/** A list's filter. A missing part means All. */
export interface PlanFilter {
  category?: Category | undefined
  level?: Level | undefined
  /** Days a week. */
  days?: number | undefined
  /** Most minutes per session. */
  minutes?: number | undefined
  /** The equipment that a plan needs. */
  with?: Kit | undefined
}

/** The parts of a filter, in the order of addresses. */
export const planFilterParts = ['category', 'level', 'days', 'minutes', 'with'] as const

/** Pages of lists count from 1. */
const withPage = (path: string, page: number) => (page === 1 ? path : `${path}/page/${page}`)

export const blogListPath = (page = 1) => withPage(paths.blog, page)

export interface Topic {
  kind: 'category' | 'tag'
  /** As in articles: 'Strength Training'. */
  name: string
}

export const topicPath = ({ kind, name }: Topic, page = 1) =>
  withPage(`${paths.blog}/${kind}/${slugify(name)}`, page)

/** Whether a filter's list has a page: a category and a level, or a level and one other part. */
export const isPrebuilt = ({ category, days, minutes, with: kit }: PlanFilter) =>
  [category, days, minutes, kit].filter(Boolean).length <= 1

/** The list of a filter: its own page, or else the page that filters by its query. */
export function planListPath(filter: PlanFilter = {}, page = 1): string {
  const chosen = planFilterParts.flatMap((part) =>
    filter[part] ? [[part, slugify(`${filter[part]}`)] as const] : [],
  )
  if (isPrebuilt(filter)) return withPage([paths.plans, ...chosen.flat()].join('/'), page)
  const query = new URLSearchParams(chosen.map(([part, value]) => [part, value]))
  if (page > 1) query.set('page', `${page}`)
  return `${paths.filter}?${query}`
}

export const planWeekPath = (id: string, week: number) => `${planPath(id)}/week/${week}`
export const trainPath = (id: string) => `${planPath(id)}/train`

/** The training page with its part on missing equipment open, and these pieces marked as missing. */
export const trainWithoutPath = (id: string, pieces: readonly string[] = []) =>
  `${trainPath(id)}?without=${pieces.map(slugify).join(',')}`

/** Pages that this site had, and those that replace them. `:id` is any segment, as in the host's rules. */
export const replacedPages = {
  '/workouts/map': '/workouts',
  '/workouts/:id/fit': '/workouts/:id/train',
} as const

/** The list of files that a plan needs offline. */
export const copyListPath = (id: string) => `/offline/${id}.json`

/** The service worker for visitors who have started a plan. */
export const workerPath = '/offline-worker.js'

/** The section of a plan's page on progression and effort words. */
export const PROGRESSION_ID = 'progression'
export const planProgressionPath = (id: string) => `${planPath(id)}#${PROGRESSION_ID}`

export const exercisePath = (id: string) => `${paths.exercises}/${id}`

export const patternPath = (pattern: string, page = 1) => exerciseListPath('pattern', pattern, page)
export const musclePath = (muscle: string, page = 1) => exerciseListPath('muscle', muscle, page)
export const equipmentPath = (piece: string, page = 1) => exerciseListPath('equipment', piece, page)

export const exerciseListPath = (by: ExerciseGrouping, word: string, page = 1) =>
  withPage(`${paths.exercises}/${by}/${slugify(word)}`, page)

export const muscleWithPath = (muscle: string, piece: string, page = 1) =>
  withPage(`${musclePath(muscle)}/with/${slugify(piece)}`, page)

export type ExerciseGrouping = 'pattern' | 'muscle' | 'equipment'

/** A plan's sessions in words, for the calendar. */
export const planJsonPath = (id: string) => `${planPath(id)}.json`

export const finderDataPath = `${paths.find}.json`

export const libraryDataPath = `${paths.exercises}/library.json`

export const planPdfPath = (id: string) => `${planPath(id)}.pdf`

/** Figure files, named by content hash. */
const figureFolder = '/figures'
export const figureFilePath = (hash: string) => `${figureFolder}/${hash}.svg`
