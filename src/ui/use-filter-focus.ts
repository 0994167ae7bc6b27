import { type RefObject, useEffect, useRef } from 'react'
import type { FilterState } from '../start/filter-state'
import { announce } from './announcer'
import { useHydrated } from './use-hydrated'

/**
 * After a visitor chooses a filter, moves focus to the same filter in the new list and announces the text.
 * Returns the ref for the element around the groups.
 */
export function useFilterFocus(
  state: FilterState | null,
  text: string,
): RefObject<HTMLElement | null> {
  const hydrated = useHydrated()
  const container = useRef<HTMLElement>(null)
  // Move focus only after a filter replaced the list, never on a first load.
  const shouldFocus = useRef(hydrated && state?.keepScroll === true)
  const chosen = state?.chosen

  useEffect(() => {
    if (!shouldFocus.current) return
    shouldFocus.current = false
    const moveFocus = () =>
      container.current
        ?.querySelector<HTMLElement>(`[data-group="${chosen}"] [aria-current]`)
        ?.focus({ preventScroll: true })
    moveFocus()
    // Gatsby's router focuses the whole page in an effect right after this one.
    queueMicrotask(moveFocus)
    announce(text)
  }, [chosen, text])

  return container
}
