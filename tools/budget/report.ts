import type { BuiltPage } from './built-pages'
import { type PageCost, partNames, parts } from './limits'

export interface MeasuredPage {
  page: BuiltPage
  cost: PageCost
  /** Whether it was measured exactly; if not, document and data are upper bounds. */
  isExact?: boolean
}

/** Prints a table with a row per page kind: the worst value of each cost, and the heaviest page. */
export function printTable(pages: MeasuredPage[], floor: number): void {
  const kinds = [...new Set(pages.map(({ page }) => page.kind))]
  const rows = kinds.map((kind) => {
    const members = pages.filter(({ page }) => page.kind === kind)
    const exact = members.filter(({ isExact }) => isExact)
    const worst = parts.map((part) => [
      partNames[part],
      Math.max(...exact.map(({ cost }) => cost[part])),
    ])
    const js = Math.max(...exact.map(({ cost }) => cost.js))
    const [heaviest] = exact.toSorted((a, b) => total(b.cost) - total(a.cost))
    return {
      kind,
      pages: members.length,
      ...Object.fromEntries(worst),
      'over empty': js - floor,
      heaviest: heaviest?.page.path,
    }
  })
  console.table(rows)
}

const total = ({ firstView, js, data }: PageCost) => firstView + js + data
