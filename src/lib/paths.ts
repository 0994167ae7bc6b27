import type { Category, Level } from './vocabulary'

/** The addresses of the pages that exist once. No address ends in a slash, except the home page's. */
export const paths = {
  home: '/',
  about: '/about',
  blog: '/blog',
  plans: '/workouts',
  saved: '/saved',
  contact: '/contact',
  /** Where a form leads that was sent without JavaScript. Built only where the host receives forms. */
  thanks: '/thanks',
} as const

/** Words an article's slug or a plan's id must not be: they are the next part of a list's address. */
export const reservedSegments = ['page', 'category', 'level', 'unknown'] as const

/** The page for what is unknown where an article or plan would be; any other address stays what it is. */
export const unknownPageFor = (address: string) =>
  address.replace(/^(\/(?:blog|workouts)\/)[^/]+$/, '$1unknown')

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

/** The address of one page of the workouts list under a filter; pages count from 1. */
export function planListPath({ category, level }: PlanFilter = {}, page = 1): string {
  const categoryPart = category ? `/category/${slugify(category)}` : ''
  const levelPart = level ? `/level/${slugify(level)}` : ''
  return withPage(`${paths.plans}${categoryPart}${levelPart}`, page)
}

/** The address of a plan as a PDF. */
export const planPdfPath = (id: string) => `${planPath(id)}.pdf`
