import type { BuiltPage } from './built-pages'
import type { FirstView } from './first-view'
import type { StartedPage } from './hydrated-page'

/** A page's cost: brotli bytes by kind, and counts. */
export interface PageCost extends FirstView, StartedPage {}

/** 1 KB is 1,000 bytes, the stricter reading. */
const KB = 1000

/**
 * Script budget above an empty page's, in KB, by kind of page, a little above what a plain Gatsby build reaches.
 * The aims are 16, and 30 for training and search. Training decides the next session, by all rules of
 * packages/progression; a plan's page has calendar, units, weeks, load line, favorites and a visitor's answers, each
 * of which needs a control up front; a list counts its filters; a calculator refuses by several conditions at once.
 * Webpack splits a plan's script into two or three files from build to build, which differ by 0.4 KB. The 404 page
 * shows unknown articles, plans and exercises too.
 */
const scriptAllowances: readonly (readonly [kind: RegExp, allowance: number])[] = [
  [/^train$/, 31.5],
  [/^plan$/, 20.5],
  [/^(plan-list|plan-week|workouts-filter)$/, 17.5],
  [/^(calculators|tools)-/, 19.5],
  [/^404$/, 18.5],
  [/./, 16],
]

const scriptAllowance = (kind: string) =>
  scriptAllowances.find(([kinds]) => kinds.test(kind))?.[1] ?? 0

/** Returns a page's limits. `floor` is an empty page's JavaScript. */
const limitsFor = ({ kind }: BuiltPage, floor: number): PageCost => ({
  // The emergency page is a text too, and has every sign.
  firstView: (kind === 'article' ? 33 : kind === 'emergency' ? 28.5 : 27) * KB,
  html: (/^(article|guide)$/.test(kind) ? 22 : kind === 'emergency' ? 17 : 14.6) * KB,
  script: 2.5 * KB,
  css: 8 * KB,
  js: floor + scriptAllowance(kind) * KB,
  data: 12 * KB,
  requests: 20,
  nodes: 800,
})

/** Names of the costs in reports. */
export const partNames: Record<keyof PageCost, string> = {
  firstView: 'first view',
  html: 'HTML',
  script: 'own script',
  css: 'CSS',
  js: 'JavaScript',
  data: 'page-data',
  requests: 'requests',
  nodes: 'DOM nodes',
}

export const parts = Object.keys(partNames) as (keyof PageCost)[]

const units: Partial<Record<keyof PageCost, string>> = { requests: '', nodes: '' }

/** Returns a sentence for each limit that a page exceeds. */
export function overBudget(page: BuiltPage, cost: PageCost, floor: number): string[] {
  const limits = limitsFor(page, floor)
  return parts
    .filter((part) => cost[part] > limits[part])
    .map((part) => {
      const number = (value: number) => value.toLocaleString('en-US')
      return `${page.path} is over budget: ${number(cost[part])}${units[part] ?? ' bytes'} of ${partNames[part]}; at most ${number(limits[part])} are allowed.`
    })
}
