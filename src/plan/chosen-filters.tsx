import { Icon } from '../components/icon'
import { VisuallyHidden } from '../components/visually-hidden'
import { type PlanFilter, paths, planListPath } from '../lib/paths'
import type { FilterState } from '../navigation/filter-state'
import { follow } from '../navigation/follow-link'
import { chosenParts } from './model/plan-filter'

const state: FilterState = { keepScroll: true, chosen: 'found' }

/** What a list is filtered by. Each is a link to the list without it; nothing for a list of all plans. */
export function ChosenFilters({ filter, canClear }: { filter: PlanFilter; canClear: boolean }) {
  const parts = chosenParts(filter)
  if (parts.length === 0) return null
  return (
    <ul aria-label="Chosen filters" className="flex flex-wrap items-center gap-2">
      {parts.map(({ part, label }) => (
        <li key={part}>
          <a
            href={planListPath({ ...filter, [part]: undefined })}
            onClick={(event) => follow(event.currentTarget, event, state)}
            data-hydrate-first
            className="filter-link bg-surface text-sm font-bold"
          >
            <VisuallyHidden>Remove </VisuallyHidden>
            {label}
            <Icon name="close" className="size-4 text-hull" />
          </a>
        </li>
      ))}
      {canClear && parts.length > 1 && (
        <li>
          <a
            href={paths.plans}
            className="text-link inline-flex min-h-11 items-center px-2 text-sm"
          >
            Clear Filters
          </a>
        </li>
      )}
    </ul>
  )
}
