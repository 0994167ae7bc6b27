import type { ShouldUpdateScrollArgs } from 'gatsby'
import type { FilterState } from '../../start/filter-state'

/**
 * Gatsby API: every new page starts at its top, except a list whose filter changed. Going back restores
 * where one was, also in such a list. A page that React takes over stays where it is: the browser has
 * brought it to its place or heading, and its visitor may have scrolled since.
 */
export function shouldUpdateScroll({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}: ShouldUpdateScrollArgs): boolean {
  // While developing, there was nothing to bring to a place before React.
  if (!prevRouterProps) return process.env.NODE_ENV === 'development'
  const state = location.state as FilterState | null
  // Gatsby gives [0, y], with y 0 for a place in the history that was not scrolled yet.
  const [, saved] = getSavedScrollPosition(location)
  return saved > 0 || state?.keepScroll !== true
}
