import { numbersUpTo, pluralize } from '../../../packages/basics'
import { isPrebuilt, type PlanFilter, planFilterParts } from '../../lib/paths'
import { categories, kits, levels, minuteLimits } from '../../lib/vocabulary'

export type FilterPart = (typeof planFilterParts)[number]

/** The values that each part of a filter can have. */
export const filterValues: {
  readonly [Part in FilterPart]: readonly NonNullable<PlanFilter[Part]>[]
} = {
  category: categories,
  level: levels,
  days: numbersUpTo(7),
  minutes: minuteLimits,
  with: kits,
}

/** How many plans each value leaves, beside the other parts; null if it leaves none without them. */
export type FilterCounts = Record<FilterPart, readonly (number | null)[]>

/**
 * Returns the nearest filter with a page of its own, after a visitor chose `part`: where filters can't add up
 * because there is no JavaScript.
 */
export function nearestPrebuilt(filter: PlanFilter, part: FilterPart): PlanFilter {
  return isPrebuilt(filter) ? filter : { level: filter.level, [part]: filter[part] }
}

const kitLabels: Record<string, string> = {
  nothing: 'No equipment',
  dumbbells: 'Dumbbells or kettlebells',
  'bar or rings': 'Pull-up bar or rings',
  'barbell and rack': 'Barbell and rack',
  'gym machines': 'A gym with machines',
}

/** Names a filter's value: '3 days', '40 min or less'. */
export function filterLabel(part: FilterPart, value: string | number): string {
  if (part === 'days') return pluralize(Number(value), 'day')
  if (part === 'minutes') return `${value} min or less`
  return kitLabels[value] ?? `${value}`
}

/** Returns the parts of a filter that are chosen, with their labels. */
export const chosenParts = (filter: PlanFilter) =>
  planFilterParts.flatMap((part) => {
    const value = filter[part]
    return value ? [{ part, label: filterLabel(part, value) }] : []
  })
