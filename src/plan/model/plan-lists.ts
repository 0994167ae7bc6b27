import { type PlanFilter, planFilterParts, slugify } from '../../lib/paths'
import { levels } from '../../lib/vocabulary'
import { chosenParts, type FilterCounts, type FilterPart, filterValues } from './plan-filter'

/** The facts that filters find a plan by; null or undefined if unknown. */
export interface PlanFacts {
  category: string
  level: string
  perWeek?: number | null | undefined
  /** The length of the longest session. */
  mostMinutes?: number | null | undefined
  kit?: string | null | undefined
  /** In weeks. */
  length?: number | undefined
  title?: string
}

const matchesFilter = (
  plan: PlanFacts,
  { category, level, days, minutes, with: kit }: PlanFilter,
) =>
  (!category || plan.category === category) &&
  (!level || plan.level === level) &&
  (!days || plan.perWeek === days) &&
  (!minutes || (plan.mostMinutes ?? Number.POSITIVE_INFINITY) <= minutes) &&
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

/** Returns a list's heading: 'Beginner Full Body Workouts', 'Beginner Workouts: 3 days'. */
export function planListTitle({ category, level, ...traits }: PlanFilter): string {
  const title = [level, category, 'Workouts'].filter(Boolean).join(' ')
  const labels = chosenParts(traits).map(({ label }) => label)
  return labels.length > 0 ? `${title}: ${labels.join(', ')}` : title
}
