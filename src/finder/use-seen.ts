import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has been on the screen, so that what only it needs loads no earlier. */
export function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    if (!('IntersectionObserver' in window)) return setSeen(true)
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}
