import type { BuiltPage } from './built-pages'
import { type PageCost, partNames, parts } from './limits'

export interface MeasuredPage {
  page: BuiltPage
  cost: PageCost
  /** Whether it was measured exactly; if not, document and data are upper bounds. */
  isExact?: boolean
}

/** Returns a table with a row per page kind: the worst value of each cost, and the heaviest page. */
export function table(pages: MeasuredPage[], floor: number): string {
  const kinds = [...new Set(pages.map(({ page }) => page.kind))]
  const header = [
    'kind',
    'pages',
    ...parts.map((part) => partNames[part]),
    'over empty',
    'heaviest',
  ]
  const rows = kinds.map((kind) => {
    const members = pages.filter(({ page }) => page.kind === kind)
    const exact = members.filter(({ isExact }) => isExact)
    const worst = parts.map((part) => Math.max(...exact.map(({ cost }) => cost[part])))
    const js = Math.max(...exact.map(({ cost }) => cost.js))
    const [heaviest] = exact.toSorted((a, b) => total(b.cost) - total(a.cost))
    return [kind, members.length, ...worst, js - floor, heaviest?.page.path].map(String)
  })
  return align([header, ...rows])
}

const total = ({ firstView, js, data }: PageCost) => firstView + js + data

function align(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0
          return column === 0 || column === row.length - 1
            ? cell.padEnd(width)
            : cell.padStart(width)
        })
        .join('  '),
    )
    .join('\n')
}
