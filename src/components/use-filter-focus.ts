import { useEffect, useRef } from 'react'
import type { FilterState } from '../navigation/filter-state'
import { announce } from './announcer'
import { useHydrated } from './use-hydrated'

/**
 * After a visitor chooses a filter, moves focus to the same filter in the new list, or to the element that is
 * the group itself, and announces the text.
 */
export function useFilterFocus(state: FilterState | null, text: string): void {
  const hydrated = useHydrated()
  // Move focus only after a filter replaced the list, never on a first load.
  const shouldFocus = useRef(hydrated && state?.keepScroll === true)
  const chosen = state?.chosen

  useEffect(() => {
    if (!shouldFocus.current) return
    shouldFocus.current = false
    const moveFocus = () => {
      const group = document.querySelector<HTMLElement>(`[data-group="${chosen}"]`)
      const current = group?.querySelector<HTMLElement>('[aria-current]') ?? group
      current?.focus({ preventScroll: true })
    }
    moveFocus()
    // Gatsby's router focuses the whole page in an effect right after this one.
    queueMicrotask(moveFocus)
    announce(text)
  }, [chosen, text])
}
