import { type AriaAttributes, useState } from 'react'
import { pluralize } from '../../packages/basics'
import { type PlanFilter, paths, planListPath } from '../lib/paths'
import { categories, levels } from '../lib/vocabulary'
import type { FilterState } from '../start/filter-state'
import { follow } from '../start/follow-link'
import { useFilterFocus } from '../ui/use-filter-focus'
import { VisuallyHidden } from '../ui/visually-hidden'
import type { TraitOption } from './model/traits'

interface PlanFiltersProps {
  filter: PlanFilter
  found: number
  /** Result counts per filter option, in vocabulary order after All. */
  categoryCounts: readonly number[]
  levelCounts: readonly number[]
  /** Further filters within this level. */
  traits: readonly TraitOption[]
  state: FilterState | null
}

export const plansFoundText = (found: number) => `${pluralize(found, 'plan')} found`

type FilterOption = [label: string, count: number | undefined, isChosen: boolean, to: PlanFilter]

/**
 * Filters by category and level (spec section 2), or by level and one trait. Options link to prerendered
 * lists. With JavaScript, focus and scroll stay, and screen readers hear the result count.
 */
export function PlanFilters(props: PlanFiltersProps) {
  const { filter, found, categoryCounts, levelCounts, traits, state } = props
  const navRef = useFilterFocus(state, plansFoundText(found))
  // Apply both if a quick visitor picks a level before the category's list has loaded.
  const [pending, setPending] = useState(filter)
  const { level } = pending

  const groups: [group: string, title: string, options: FilterOption[]][] = [
    [
      'category',
      'Category',
      [undefined, ...categories].map((category, index) => [
        category ?? 'All',
        categoryCounts[index],
        category === filter.category,
        { level, category },
      ]),
    ],
    [
      'level',
      'Level',
      [undefined, ...levels].map((level, index) => [
        level ?? 'All',
        levelCounts[index],
        level === filter.level,
        { ...pending, level },
      ]),
    ],
  ]
  return (
    <nav ref={navRef} aria-label="Filter plans" className="plan-filters">
      {groups.map(([group, title, options]) => (
        <div key={group} data-group={group}>
          <h2 id={`filter-${group}`} className="mb-2 text-sm font-bold">
            {title}
          </h2>
          <FilterLinks
            group={group}
            aria-labelledby={`filter-${group}`}
            options={options}
            onChoose={setPending}
          />
        </div>
      ))}
      {/* Collapsed, because most visitors filter by category and level. */}
      {traits.length > 0 && (
        <details data-group="trait" className="more-filters" open={filter.trait !== undefined}>
          <summary>Days, minutes, equipment</summary>
          <FilterLinks
            group="trait"
            aria-label="Days, minutes, equipment"
            options={traits.map(({ trait, label, count }) => {
              const isChosen =
                trait.kind === filter.trait?.kind && trait.value === filter.trait.value
              // A click on the active trait clears it.
              return [label, count, isChosen, { level, trait: isChosen ? undefined : trait }]
            })}
            onChoose={setPending}
          />
          <p className="mt-2 text-sm">
            {'Choose one at a time. To combine them, use '}
            <a href={paths.find} className="text-link">
              Find Your Plan
            </a>
            .
          </p>
        </details>
      )}
    </nav>
  )
}

interface FilterLinksProps extends Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> {
  group: string
  options: readonly FilterOption[]
  onChoose: (to: PlanFilter) => void
}

function FilterLinks({ group, options, onChoose, ...name }: FilterLinksProps) {
  const state: FilterState = { keepScroll: true, chosen: group }
  return (
    <ul {...name} className="flex flex-wrap gap-2">
      {options.map(([label, count, isChosen, to]) => (
        <li key={label}>
          <a
            href={planListPath(to)}
            onClick={(event) => follow(event.currentTarget, event, state) && onChoose(to)}
            data-awaits-start
            aria-current={isChosen ? 'true' : undefined}
            className="filter-link"
          >
            {label}
            <span className="text-sm opacity-80">
              {count}
              <VisuallyHidden>{count === 1 ? ' plan' : ' plans'}</VisuallyHidden>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
