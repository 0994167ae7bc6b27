import type { BuiltPage } from './built-pages'
import type { PageCost } from './measure-page'

/** 1 KB is 1,000 bytes here: the stricter reading. */
const KB = 1000

/** What a page may cost at most. Takes the page, and what an empty page's JavaScript weighs. */
export const limitsFor = ({ kind }: BuiltPage, floor: number): PageCost => ({
  html: (kind === 'article' ? 20 : 14) * KB,
  css: 8 * KB,
  js: floor + 10 * KB,
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
