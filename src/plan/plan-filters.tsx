import { useState } from 'react'
import { type PlanFilter, paths, planListPath } from '../lib/paths'
import { categories, levels } from '../lib/vocabulary'
import type { FilterState } from '../start/filter-state'
import { follow } from '../start/follow-link'
import { HiddenText } from '../ui/hidden-text'
import { useChosenFilter } from '../ui/use-chosen-filter'
import type { TraitOption } from './model/traits'

interface PlanFiltersProps {
  filter: PlanFilter
  /** How many plans the current filter leaves. */
  found: number
  /** How many plans each option would leave, All first, in the vocabulary's order. */
  categoryCounts: readonly number[]
  levelCounts: readonly number[]
  /** What else plans of this level have in common, and how many have it. */
  traits: readonly TraitOption[]
  state: FilterState | null
}

/** Returns the number of plans in words. */
export const plansFound = (found: number) => `${found} ${found === 1 ? 'plan' : 'plans'} found`

/**
 * Filters by category and level (spec section 2), or by level and one trait. Each option is a link to a list that was built ahead,
 * so they work without JavaScript; with it, focus and scroll position stay, and the number found is
 * read out.
 */
export function PlanFilters(props: PlanFiltersProps) {
  const { filter, found, state } = props
  const place = useChosenFilter(state, plansFound(found))
  // A quick visitor chooses a level before the list of the category has loaded: both count.
  const [wanted, setWanted] = useState(filter)

  return (
    <nav ref={place} aria-label="Filter plans" className="plan-filters">
      <FilterGroup
        group="category"
        label="Category"
        options={categories}
        current={filter.category}
        counts={props.categoryCounts}
        pathOf={(category) => planListPath({ level: wanted.level, category })}
        onChoose={(category) => setWanted({ level: wanted.level, category })}
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
      <Traits {...props} level={wanted.level} />
    </nav>
  )
}

/** Folded: most visitors choose by category and level. A trait that is chosen is called off by choosing it again. */
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
        {'One of these at a time. All at once: '}
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

/** A filter with the number of plans it leaves. */
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
