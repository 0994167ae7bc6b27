import type { BuiltPage } from './built-pages'
import type { FirstView } from './first-view'
import type { StartedPage } from './started-page'

/** A page's cost: brotli bytes by kind, and counts. */
export interface PageCost extends FirstView, StartedPage {}

/** 1 KB is 1,000 bytes, the stricter reading. */
const KB = 1000

/**
 * Script budget above an empty page's, in KB, if not 16. Training is an app in itself; search loads its
 * engine with the first query.
 */
const scriptAllowance: Record<string, number> = { train: 30, search: 30 }

/** Returns a page's limits. `floor` is an empty page's JavaScript. */
const limitsFor = ({ kind }: BuiltPage, floor: number): PageCost => ({
  firstView: (kind === 'article' ? 34 : 28) * KB,
  html: (kind === 'article' ? 22 : 14.6) * KB,
  script: 2.5 * KB,
  css: 8 * KB,
  js: floor + (scriptAllowance[kind] ?? 16) * KB,
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
