import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** What lies under the page's head, or under the bar at the bottom, cannot be tapped: their least heights with some air. */
const HEAD = 90
const BAR = 110

const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()

/** Scrolls, unless it can be seen, until something can be; what is to stay in view does. */
function bring(box: DOMRect | undefined, kept?: DOMRect, isAtOnce = false) {
  // In large text the bar is higher.
  const end = window.innerHeight - Math.max(BAR, boxOf('.train-bar')?.height ?? 0)
  if (!box || (box.top >= HEAD && box.bottom <= end)) return
  // Down no farther than the top that is to stay, up no farther than its bottom.
  const by =
    box.top < HEAD
      ? Math.max(box.top - HEAD, kept ? kept.bottom - end : Number.NEGATIVE_INFINITY)
      : Math.min(box.bottom - end, box.top - HEAD, kept ? kept.top - HEAD : box.top)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollBy({ top: by, behavior: isCalm || isAtOnce ? 'instant' : 'smooth' })
}

const currentBox = () => boxOf('.train-set[data-current="true"]')

/** Brings the set that is next into view. */
export const showCurrent = () => bring(currentBox())

/** Brings an exercise of the session into view, by its place, where none of it can be seen. */
export function showExercise(place: number) {
  const box = boxOf(`[data-entries~="${place}"]`)
  if (box && (box.bottom < HEAD || box.top > window.innerHeight - BAR)) bring(box)
}

/** Brings an exercise to the top of the screen and gives it the focus, by its place in the session. */
function goTo(place: number) {
  const name = document.querySelector<HTMLElement>(`[data-place="${place}"]`)
  name?.focus({ preventScroll: true })
  const { top = HEAD } = name?.getBoundingClientRect() ?? {}
  window.scrollBy({ top: top - HEAD, behavior: 'instant' })
}

/**
 * Brings the set that is next into view once the one before it is done, without taking that one away: what was
 * tapped stays, with the question about its effort. Takes the place of the next one as a text, and the heading that
 * has the focus at first; without one, who comes back to a session finds the next set. Returns what brings an
 * exercise that was just chosen into view instead, once it is there.
 */
export function useKeepInView(
  place: string | undefined,
  heading: RefObject<HTMLElement | null> | undefined,
) {
  const before = useRef(place)
  // biome-ignore lint/correctness/useExhaustiveDependencies: where one comes back to is left as ever
  useLayoutEffect(() => {
    heading?.current?.focus({ preventScroll: true })
    if (heading || !place) return
    goTo(Number.parseInt(place, 10))
    bring(currentBox(), undefined, true)
  }, [])
  const [chosen, setChosen] = useState<{ place: number }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is next afterwards comes into view as ever
  useLayoutEffect(() => {
    if (!chosen) return
    before.current = place
    goTo(chosen.place)
  }, [chosen])
  useEffect(() => {
    if (place === before.current) return
    before.current = place
    const done = boxOf('.train-set[data-last="true"]')
    const isSeen = done && done.bottom > HEAD && done.top < window.innerHeight - BAR
    bring(currentBox(), isSeen ? done : undefined)
  }, [place])
  return (at: number) => setChosen({ place: at })
}
