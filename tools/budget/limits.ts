import type { BuiltPage } from './built-pages'
import type { PageCost } from './measure-page'

/** 1 KB is 1,000 bytes here: the stricter reading. */
const KB = 1000

/**
 * Bytes of HTML by kind of page, the one style sheet inlined. The goal is 14 KB, and 20 for articles. Sessions
 * on a plan's page, sources and charts in an article, and a style sheet that each feature makes longer
 * for all are over it; docs/performance.md says by how much, and what would bring it down.
 */
const html: Record<string, number> = {
  article: 25,
  plan: 17.5,
  'exercise-library': 15.5,
}
const OTHER_HTML = 14.6

/** What a page may cost at most. Takes the page, and what an empty page's JavaScript weighs. */
export const limitsFor = ({ kind }: BuiltPage, floor: number): PageCost => ({
  html: (html[kind] ?? OTHER_HTML) * KB,
  // The training page has a style sheet of its own, which no other page pays for.
  css: (kind === 'train' ? 12 : 8.4) * KB,
  // Training is a program of its own; the search loads its engine with the first query.
  js: floor + (kind === 'train' || kind === 'search' ? 25 : 10) * KB,
  fonts: 12 * KB,
  data: 12 * KB,
  requests: 20,
  nodes: 800,
})

/** What each part of a page's cost is called in a report. */
export const partNames: Record<keyof PageCost, string> = {
  html: 'HTML',
  css: 'CSS',
  js: 'JavaScript',
  fonts: 'fonts',
  data: 'page-data',
  requests: 'requests',
  nodes: 'DOM nodes',
}

export const parts = Object.keys(partNames) as (keyof PageCost)[]

/** One sentence for each part of a page that is over its limit. */
export function overBudget(page: BuiltPage, cost: PageCost, floor: number): string[] {
  const limits = limitsFor(page, floor)
  return parts
    .filter((part) => cost[part] > limits[part])
    .map((part) => {
      const unit = part === 'requests' || part === 'nodes' ? '' : ' bytes'
      const number = (value: number) => value.toLocaleString('en-US')
      return `${page.path} is over budget: ${number(cost[part])}${unit} of ${partNames[part]}, where ${number(limits[part])} are allowed.`
    })
}
