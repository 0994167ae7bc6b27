import { type RefObject, useEffect, useRef } from 'react'
import type { FilterState } from '../start/filter-state'
import { announce } from './announcer'
import { useHydrated } from './use-hydrated'

/**
 * After a filter was chosen, moves the focus to the same filter of the new list, and has the text
 * read out. Returns the props for the element around the groups.
 */
export function useChosenFilter(
  state: FilterState | null,
  text: string,
): RefObject<HTMLElement | null> {
  const hydrated = useHydrated()
  const place = useRef<HTMLElement>(null)
  // Only a list that replaced another one takes over its focus; one loaded on its own must not.
  const replaced = useRef(hydrated && state?.keepScroll === true)
  const chosen = state?.chosen

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
    announce(text)
  }, [chosen, text])

  return place
}
