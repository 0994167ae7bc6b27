import type { ReactNode } from 'react'
import { CardGrid } from '../components/card-grid'
import { ErrorBoundary } from '../components/error-boundary'
import { PageHeader } from '../components/page-header'
import { Pager } from '../components/pager'
import { type PlanFilter, paths, planListPath } from '../lib/paths'
import type { FilterState } from '../navigation/filter-state'
import { SearchField } from '../search/search-field'
import { ChosenFilters } from './chosen-filters'
import type { FilterCounts } from './model/plan-filter'
import { PlanCard } from './plan-card'
import { PlanFilters, plansFoundText } from './plan-filters'

/** The top of every list of plans. */
export const PlanListHeader = ({ title }: { title: string }) => (
  <PageHeader
    title={title}
    lead={
      // Hidden on phones, to keep the plans in view.
      <span className="max-sm:hidden">
        Pick what fits your equipment and your week. Every plan says what to do, and what to add
        when.
      </span>
    }
  >
    <a href={paths.find} className="button button-primary mt-3 sm:mt-8">
      Find Your Plan
    </a>
  </PageHeader>
)

interface PlanListProps {
  /** Differs on every visit, even to the same address. */
  visit: string | undefined
  filter: PlanFilter
  counts: FilterCounts
  found: number
  page: number
  pages: number
  /** The plans of this page. */
  plans: readonly Queries.PlanCardFragment[]
  state: FilterState | null
  /** Beside the number of plans. */
  aside?: ReactNode
  /** Below the list. */
  links: readonly (readonly [label: string, to: string])[]
}

/**
 * A page of a list of plans with its filters (spec section 2).
 */
export function PlanListView(props: PlanListProps) {
  const { visit, filter, counts, found, page, pages, plans, state, aside, links } = props
  return (
    <section aria-label="Plans" className="measure py-4 sm:py-12">
      {/* On phones the search is in the top bar, to keep the plans in view. */}
      <div className="mb-6 max-sm:hidden">
        <SearchField id="plans" />
      </div>
      {/* Remount on every visit, to forget a pending filter. */}
      <ErrorBoundary key={visit} subject="The filter">
        <PlanFilters filter={filter} found={found} counts={counts} state={state} />
      </ErrorBoundary>
      <div className="mt-4 flex min-h-11 flex-wrap items-center justify-between gap-x-6 border-t-2 border-ink pt-3">
        <h2 tabIndex={-1} data-group="found" className="font-bold outline-none">
          {plansFoundText(found)}
        </h2>
        <div className="empty:hidden max-sm:order-last max-sm:basis-full sm:grow">
          <ChosenFilters filter={filter} canClear={found > 0} />
        </div>
        {/* Wide enough for a number behind it, so that nothing moves when it comes. */}
        {aside && <div className="min-w-[min(10rem,100%)]">{aside}</div>}
      </div>
      {found === 0 ? (
        <div className="py-20 text-center">
          <p className="display text-xl">No workouts found for the selected filters.</p>
          <a href={paths.plans} className="button button-primary mt-6">
            Clear Filters
          </a>
        </div>
      ) : (
        <CardGrid>
          {plans.map((plan, index) => (
            <PlanCard key={plan.planId} plan={plan} priority={index === 0} />
          ))}
        </CardGrid>
      )}
      <Pager page={page} pages={pages} pathOf={(number) => planListPath(filter, number)} />
      <ul className="mt-8 flex flex-wrap gap-x-8 border-t border-rule pt-3">
        {links.map(([label, to]) => (
          <li key={to}>
            <a href={to} className="text-link inline-flex min-h-11 items-center">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
