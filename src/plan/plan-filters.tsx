import { useState } from 'react'
import { pluralize } from '../../packages/basics'
import { useFilterFocus } from '../components/use-filter-focus'
import { useHydrated } from '../components/use-hydrated'
import { VisuallyHidden } from '../components/visually-hidden'
import { type PlanFilter, planListPath } from '../lib/paths'
import type { FilterState } from '../navigation/filter-state'
import { follow } from '../navigation/follow-link'
import {
  type FilterCounts,
  type FilterPart,
  filterLabel,
  filterValues,
  nearestPrebuilt,
} from './model/plan-filter'

interface PlanFiltersProps {
  filter: PlanFilter
  found: number
  counts: FilterCounts
  state: FilterState | null
}

export const plansFoundText = (found: number) => `${pluralize(found, 'plan')} found`

const titles: Record<FilterPart, string> = {
  category: 'Category',
  level: 'Level',
  days: 'Days a week',
  minutes: 'Minutes a session',
  with: 'Equipment',
}

/** The rest is folded, because most visitors filter by category and level. */
const folded: readonly FilterPart[] = ['days', 'minutes', 'with']

/**
 * Filters that add up. Options link to prerendered lists (spec section 2), or with JavaScript, where no list
 * was built for a combination, to the page that filters in the browser. Then focus and scroll stay, and screen
 * readers hear the number of plans.
 */
export function PlanFilters({ filter, found, counts, state }: PlanFiltersProps) {
  useFilterFocus(state, plansFoundText(found))
  // Apply both if a quick visitor picks a level before the category's list has loaded.
  const [pending, setPending] = useState(filter)
  const hydrated = useHydrated()
  // Stays open for visitors who use it. Never on a reload, which would move the list.
  const [isOpen] = useState(hydrated && folded.some((part) => state?.chosen?.startsWith(part)))
  const group = (part: FilterPart) => (
    <FilterGroup
      key={part}
      part={part}
      filter={filter}
      pending={pending}
      counts={counts[part]}
      pathOf={(to) => planListPath(hydrated ? to : nearestPrebuilt(to, part))}
      onChoose={setPending}
    />
  )
  return (
    <nav aria-label="Filter plans" className="plan-filters">
      {group('category')}
      {group('level')}
      {folded.some((part) => counts[part].some((count, index) => index > 0 && count !== null)) && (
        <details className="lg:col-span-full" open={isOpen}>
          <summary className="w-fit cursor-pointer py-2 text-[0.875rem] font-bold">
            Days, minutes, equipment
          </summary>
          <div className="grid gap-3 lg:grid-cols-[auto_auto_1fr] lg:gap-x-10">
            {folded.map(group)}
          </div>
          <p className="without-script mt-2 text-sm">
            Without JavaScript, days, minutes and equipment go with a level, one at a time.
          </p>
        </details>
      )}
    </nav>
  )
}

interface FilterGroupProps extends Pick<PlanFiltersProps, 'filter'> {
  part: FilterPart
  pending: PlanFilter
  /** For any value, then for each. */
  counts: FilterCounts[FilterPart]
  /** Where a choice leads: without JavaScript, to the nearest list built ahead. */
  pathOf: (to: PlanFilter) => string
  onChoose: (to: PlanFilter) => void
}

function FilterGroup({ part, filter, pending, counts, pathOf, onChoose }: FilterGroupProps) {
  const id = `filter-${part}`
  const options = [undefined, ...filterValues[part]].flatMap((value, index) => {
    const count = counts[index] ?? null
    // Without a folded part, its chosen value is pressed again, or taken off above the list.
    return count === null || (value === undefined && folded.includes(part))
      ? []
      : [{ value, count }]
  })
  if (options.length === 0) return null
  return (
    <div>
      <h2 id={id} className="mb-2 text-sm font-bold">
        {titles[part]}
      </h2>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {options.map(({ value, count }) => {
          const isChosen = value === filter[part]
          const isCleared = isChosen && folded.includes(part)
          const to = { ...pending, [part]: isCleared ? undefined : value }
          const chosen = `${part}-${value}`
          return (
            <li key={chosen}>
              <a
                href={pathOf(to)}
                onClick={(event) =>
                  follow(event.currentTarget, event, { keepScroll: true, chosen }) && onChoose(to)
                }
                data-group={chosen}
                data-hydrate-first
                aria-current={isChosen ? 'true' : undefined}
                className={`filter-link ${count === 0 && !isChosen ? 'border-dashed text-muted' : ''}`}
              >
                {value === undefined ? 'All' : filterLabel(part, value)}
                <span className="text-sm opacity-80">
                  {count}
                  <VisuallyHidden>{count === 1 ? ' plan' : ' plans'}</VisuallyHidden>
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
