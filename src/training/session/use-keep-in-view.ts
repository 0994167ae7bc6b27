import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Minimum heights of the header and the bottom bar in px, with a margin. Both cover the page. */
const HEAD_HEIGHT = 90
const BAR_HEIGHT = 110

const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()

/** Scrolls `box` into view, keeping `kept` visible. */
function scrollIntoView(box: DOMRect | undefined, kept?: DOMRect, isInstant = false) {
  // The bar grows with text size.
  const end = window.innerHeight - Math.max(BAR_HEIGHT, boxOf('.train-bar')?.height ?? 0)
  if (!box || (box.top >= HEAD_HEIGHT && box.bottom <= end)) return
  const toTop = box.top - HEAD_HEIGHT
  const shift = toTop < 0 ? toTop : Math.min(box.bottom - end, toTop)
  const by = kept ? Math.max(kept.bottom - end, Math.min(shift, kept.top - HEAD_HEIGHT)) : shift
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollBy({ top: by, behavior: prefersReducedMotion || isInstant ? 'instant' : 'smooth' })
}

const currentBox = () => boxOf('.train-set[data-current="true"]')

export const scrollToCurrent = () => scrollIntoView(currentBox())

/** Scrolls to an exercise, but only if none of it is visible. */
export function scrollToExercise(index: number) {
  const box = boxOf(`[data-entries~="${index}"]`)
  if (box && (box.bottom < HEAD_HEIGHT || box.top > window.innerHeight - BAR_HEIGHT))
    scrollIntoView(box)
}

/** Scrolls an exercise to the top and focuses it. */
function focusExercise(index: number) {
  const heading = document.querySelector<HTMLElement>(`[data-place="${index}"]`)
  heading?.focus({ preventScroll: true })
  const { top = HEAD_HEIGHT } = heading?.getBoundingClientRect() ?? {}
  window.scrollBy({ top: top - HEAD_HEIGHT, behavior: 'instant' })
}

/**
 * After each done set, scrolls the next one into view, along with the done one and its effort question.
 * `place` names the next set. `heading` takes the initial focus; without it, a returning trainee lands on the
 * next set. Returns a function that shows an exercise just swapped.
 */
export function useKeepInView(
  place: string | undefined,
  heading: RefObject<HTMLElement | null> | undefined,
) {
  const before = useRef(place)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only on mount
  useLayoutEffect(() => {
    heading?.current?.focus({ preventScroll: true })
    if (heading || !place) return
    focusExercise(Number.parseInt(place, 10))
    scrollIntoView(currentBox(), undefined, true)
  }, [])
  const [chosen, setChosen] = useState<{ place: number }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only after a choice
  useLayoutEffect(() => {
    if (!chosen) return
    before.current = place
    focusExercise(chosen.place)
  }, [chosen])
  useEffect(() => {
    if (place === before.current) return
    before.current = place
    const done = boxOf('.train-set[data-last="true"]')
    const isVisible =
      done && done.bottom > HEAD_HEIGHT && done.top < window.innerHeight - BAR_HEIGHT
    scrollIntoView(currentBox(), isVisible ? done : undefined)
  }, [place])
  return (at: number) => setChosen({ place: at })
}
