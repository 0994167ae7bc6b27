import { useEffect, useRef } from 'react'

/** Brings the set that is next into view once the one before it is done. Takes its place as a text. */
export function useKeepInView(place: string | undefined) {
  const before = useRef(place)
  useEffect(() => {
    if (place === before.current) return
    before.current = place
    const row = document.querySelector('.train-set[data-current="true"]')
    const box = row?.getBoundingClientRect()
    if (!row || !box) return
    // What lies under the bar at the bottom, or the one at the top, cannot be tapped.
    if (box.top > 90 && box.bottom < window.innerHeight - 110) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    row.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' })
  }, [place])
}
