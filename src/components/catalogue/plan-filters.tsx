import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../hooks/use-hydrated'
import { type PlanFilter, planListPath } from '../../lib/paths'
import { categories, levels } from '../../lib/vocabulary'
import { follow } from '../../navigation/follow-link'
import { announce } from '../ui/announcer'
import { HiddenText } from '../ui/hidden-text'

/** What a chosen filter leaves in the browser's history: where focus was, and that the scroll position is to stay. */
export interface FilterState {
  keepScroll?: boolean
  chosen?: 'category' | 'level'
}

interface PlanFiltersProps {
  filter: PlanFilter
  /** How many plans the current filter leaves. */
  found: number
  /** How many plans each option would leave, All first, in the vocabulary's order. */
  categoryCounts: readonly number[]
  levelCounts: readonly number[]
  state: FilterState | null
}

/** The number of plans in words. */
export const plansFound = (found: number) => `${found} ${found === 1 ? 'plan' : 'plans'} found`

/**
 * Filters by category and level (spec section 2). Each option is a link to a list that was built ahead,
 * so they work without JavaScript; with it, focus and scroll position stay, and the number found is
 * read out.
 */
export function PlanFilters(props: PlanFiltersProps) {
  const { filter, found, state } = props
  const hydrated = useHydrated()
  const place = useRef<HTMLElement>(null)
  // Only a list that replaced another one takes over its focus; one loaded on its own must not.
  const replaced = useRef(hydrated && state?.keepScroll === true)
  const chosen = state?.chosen
  // Who is quick chooses a level before the list of the category is here: both are meant.
  const [wanted, setWanted] = useState(filter)

  useEffect(() => {
    if (!replaced.current) return
    replaced.current = false
    const takeFocus = () =>
      place.current
        ?.querySelector<HTMLElement>(`[data-group="${chosen}"] [aria-current]`)
        ?.focus({ preventScroll: true })
    takeFocus()
    // Gatsby's router moves the focus to the whole page in an effect that runs right after this one.
    queueMicrotask(takeFocus)
    announce(plansFound(found))
  }, [chosen, found])

  return (
    <nav ref={place} aria-label="Filter plans" className="grid gap-6 lg:grid-cols-[1fr_auto]">
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
