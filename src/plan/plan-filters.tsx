import { useState } from 'react'
import { type PlanFilter, planListPath } from '../lib/paths'
import { categories, levels } from '../lib/vocabulary'
import type { FilterState } from '../start/filter-state'
import { follow } from '../start/follow-link'
import { HiddenText } from '../ui/hidden-text'
import { useChosenFilter } from '../ui/use-chosen-filter'

interface PlanFiltersProps {
  filter: PlanFilter
  /** How many plans the current filter leaves. */
  found: number
  /** How many plans each option would leave, All first, in the vocabulary's order. */
  categoryCounts: readonly number[]
  levelCounts: readonly number[]
  state: FilterState | null
}

/** Returns the number of plans in words. */
export const plansFound = (found: number) => `${found} ${found === 1 ? 'plan' : 'plans'} found`

/**
 * Filters by category and level (spec section 2). Each option is a link to a list that was built ahead,
 * so they work without JavaScript; with it, focus and scroll position stay, and the number found is
 * read out.
 */
export function PlanFilters(props: PlanFiltersProps) {
  const { filter, found, state } = props
  const place = useChosenFilter(state, plansFound(found))
  // A quick visitor chooses a level before the list of the category has loaded: both count.
  const [wanted, setWanted] = useState(filter)

  return (
    <nav
      ref={place}
      aria-label="Filter plans"
      className="clear-of-chat grid gap-6 lg:grid-cols-[1fr_auto]"
    >
      <FilterGroup
        group="category"
        label="Category"
        options={categories}
        current={filter.category}
        counts={props.categoryCounts}
        pathOf={(category) => planListPath({ ...wanted, category })}
        onChoose={(category) => setWanted({ ...wanted, category })}
      />
      <FilterGroup
        group="level"
        label="Level"
        options={levels}
        current={filter.level}
        counts={props.levelCounts}
        pathOf={(level) => planListPath({ ...wanted, level })}
        onChoose={(level) => setWanted({ ...wanted, level })}
      />
    </nav>
  )
}

interface FilterGroupProps<Option extends string> {
  group: FilterState['chosen']
  label: string
  options: readonly Option[]
  current: Option | undefined
  counts: readonly number[]
  pathOf: (option: Option | undefined) => string
  onChoose: (option: Option | undefined) => void
}

function FilterGroup<Option extends string>(props: FilterGroupProps<Option>) {
  const { group, label, options, current, counts, pathOf, onChoose } = props
  const state: FilterState = { keepScroll: true, chosen: group }
  return (
    <div data-group={group}>
      <h2 id={`filter-${group}`} className="mb-2 text-sm font-bold">
        {label}
      </h2>
      <ul aria-labelledby={`filter-${group}`} className="flex flex-wrap gap-2">
        {[undefined, ...options].map((option, index) => (
          <li key={option ?? 'All'}>
            <a
              href={pathOf(option)}
              onClick={(event) => follow(event.currentTarget, event, state) && onChoose(option)}
              data-awaits-start
              aria-current={option === current ? 'true' : undefined}
              className="filter-link"
            >
              {option ?? 'All'}
              <span className="text-sm opacity-80">
                {counts[index]}
                <HiddenText> plans</HiddenText>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
