import type { ShouldUpdateScrollArgs } from 'gatsby'
import type { FilterState } from '../../navigation/filter-state'

/**
 * Gatsby API: a new page starts at its top, except a list after a filter change. Going back restores the
 * scroll position, in such a list too. A hydrated page keeps its position, because the browser has already
 * scrolled to the restored position or heading, and the visitor may have scrolled since.
 */
export function shouldUpdateScroll({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}: ShouldUpdateScrollArgs): boolean {
  // In development there is no page to scroll before React renders.
  if (!prevRouterProps) return process.env.NODE_ENV === 'development'
  const state = location.state as FilterState | null
  // Gatsby returns [0, y], with a y of 0 for a history entry that nobody scrolled.
  const [, saved] = getSavedScrollPosition(location)
  return saved > 0 || state?.keepScroll !== true
}
