import { useState } from 'react'
import { type PlanFilter, paths, planListPath } from '../lib/paths'
import { pluralize } from '../lib/pluralize'
import { categories, levels } from '../lib/vocabulary'
import type { FilterState } from '../start/filter-state'
import { follow } from '../start/follow-link'
import { HiddenText } from '../ui/hidden-text'
import { useFilterFocus } from '../ui/use-filter-focus'
import type { TraitOption } from './model/traits'

interface PlanFiltersProps {
  filter: PlanFilter
  /** Number of plans that match. */
  found: number
  /** Result counts per filter option, in vocabulary order after All. */
  categoryCounts: readonly number[]
  levelCounts: readonly number[]
  /** Further filters within this level. */
  traits: readonly TraitOption[]
  state: FilterState | null
}

export const plansFoundText = (found: number) => `${pluralize(found, 'plan')} found`

/**
 * Filters by category and level (spec section 2), or by level and one trait. Options link to prerendered
 * lists. With JavaScript, focus and scroll stay, and screen readers hear the result count.
 */
export function PlanFilters(props: PlanFiltersProps) {
  const { filter, found, state } = props
  const navRef = useFilterFocus(state, plansFoundText(found))
  // Apply both if a quick visitor picks a level before the category's list has loaded.
  const [pending, setPending] = useState(filter)

  return (
    <nav ref={navRef} aria-label="Filter plans" className="plan-filters">
      <FilterGroup
        group="category"
        label="Category"
        options={categories}
        current={filter.category}
        counts={props.categoryCounts}
        pathOf={(category) => planListPath({ level: pending.level, category })}
        onChoose={(category) => setPending({ level: pending.level, category })}
      />
      <FilterGroup
        group="level"
        label="Level"
        options={levels}
        current={filter.level}
        counts={props.levelCounts}
        pathOf={(level) => planListPath({ ...pending, level })}
        onChoose={(level) => setPending({ ...pending, level })}
      />
      <Traits {...props} level={pending.level} />
    </nav>
  )
}

/** Collapsed, because most visitors filter by category and level. A click on the active trait clears it. */
function Traits({ traits, filter, level }: PlanFiltersProps & { level: PlanFilter['level'] }) {
  if (traits.length === 0) return null
  const state: FilterState = { keepScroll: true, chosen: 'trait' }
  return (
    <details data-group="trait" className="more-filters" open={filter.trait !== undefined}>
      <summary>Days, minutes, equipment</summary>
      <ul aria-label="Days, minutes, equipment" className="flex flex-wrap gap-2">
        {traits.map(({ trait, label, count }) => {
          const isChosen = trait.by === filter.trait?.by && trait.word === filter.trait.word
          return (
            <li key={trait.by + trait.word}>
              <FilterLink
                path={planListPath({ level, trait: isChosen ? undefined : trait })}
                state={state}
                isChosen={isChosen}
                count={count}
              >
                {label}
              </FilterLink>
            </li>
          )
        })}
      </ul>
      <p className="mt-2 text-sm">
        {'One of these at a time. All together:  '}
        <a href={paths.find} className="text-link">
          Find Your Plan
        </a>
      </p>
    </details>
  )
}

interface FilterLinkProps {
  path: string
  state: FilterState
  isChosen: boolean
  count: number | undefined
  onChoose?: () => void
  children: string
}

function FilterLink({ path, state, isChosen, count, onChoose, children }: FilterLinkProps) {
  return (
    <a
      href={path}
      onClick={(event) => follow(event.currentTarget, event, state) && onChoose?.()}
      data-awaits-start
      aria-current={isChosen ? 'true' : undefined}
      className="filter-link"
    >
      {children}
      <span className="text-sm opacity-80">
        {count}
        <HiddenText> plans</HiddenText>
      </span>
    </a>
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
            <FilterLink
              path={pathOf(option)}
              state={state}
              isChosen={option === current}
              count={counts[index]}
              onChoose={() => onChoose(option)}
            >
              {option ?? 'All'}
            </FilterLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
