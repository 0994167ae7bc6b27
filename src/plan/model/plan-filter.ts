import { numbersUpTo, pluralize } from '../../../packages/basics'
import { isPrebuilt, type PlanFilter, planFilterParts, slugify } from '../../lib/paths'
import { categories, kits, levels, minuteLimits } from '../../lib/vocabulary'

/** The facts that filters find a plan by; null or undefined if unknown. */
export interface PlanFacts {
  category: string
  level: string
  perWeek?: number | null | undefined
  usualMinutes?: number | null | undefined
  kit?: string | null | undefined
  /** In weeks. */
  length?: number | undefined
  title?: string
}

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

/** Returns the length of the longest session in the median week, from each week's longest. */
export const usualMinutes = (minutes: readonly number[]) =>
  [...minutes].sort((a, b) => a - b)[Math.floor(minutes.length / 2)] ?? 0

const matchesFilter = (
  plan: PlanFacts,
  { category, level, days, minutes, with: kit }: PlanFilter,
) =>
  (!category || plan.category === category) &&
  (!level || plan.level === level) &&
  (!days || plan.perWeek === days) &&
  (!minutes || (plan.usualMinutes ?? Number.POSITIVE_INFINITY) <= minutes) &&
  (!kit || plan.kit === kit)

/** Returns the plans that match, easiest first, then the shortest. */
export function plansMatching<Plan extends PlanFacts>(
  plans: readonly Plan[],
  filter: PlanFilter,
): Plan[] {
  const rank = ({ level }: PlanFacts) => (levels as readonly string[]).indexOf(level)
  const title = (plan: PlanFacts) => plan.title ?? ''
  return plans
    .filter((plan) => matchesFilter(plan, filter))
    .sort(
      (a, b) =>
        rank(a) - rank(b) || (a.length ?? 0) - (b.length ?? 0) || (title(a) < title(b) ? -1 : 1),
    )
}

/** Counts the plans that each value of each part would leave. The first count of a part is of any value. */
export function filterCounts(plans: readonly PlanFacts[], filter: PlanFilter): FilterCounts {
  const countOf = (wanted: PlanFilter) => plans.filter((plan) => matchesFilter(plan, wanted)).length
  const countsOf = (part: FilterPart) =>
    [undefined, ...filterValues[part]].map((value) =>
      isOffered(part, value) || countOf({ [part]: value }) > 0
        ? countOf({ ...filter, [part]: value })
        : null,
    )
  return {
    category: countsOf('category'),
    level: countsOf('level'),
    days: countsOf('days'),
    minutes: countsOf('minutes'),
    with: countsOf('with'),
  }
}

/** Categories and levels are all offered (spec section 2); of the rest only what plans have. */
const isOffered = (part: FilterPart, value: unknown) =>
  value === undefined || part === 'category' || part === 'level'

/** Reads a filter from a query, ignoring what no filter offers. */
export function filterInQuery(search: string): PlanFilter {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    planFilterParts.map((part) => [
      part,
      (filterValues[part] as readonly (string | number)[]).find(
        (value) => slugify(`${value}`) === query.get(part),
      ),
    ]),
  )
}

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

/** Returns a list's heading: 'Beginner Full Body Workouts', 'Beginner Workouts: 3 days'. */
export function planListTitle({ category, level, ...traits }: PlanFilter): string {
  const title = [level, category, 'Workouts'].filter(Boolean).join(' ')
  const labels = chosenParts(traits).map(({ label }) => label)
  return labels.length > 0 ? `${title}: ${labels.join(', ')}` : title
}
