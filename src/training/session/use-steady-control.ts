import { useEffect, useLayoutEffect, useRef } from 'react'

const CONTROLS = 'button, input, textarea, a, label, summary'

/**
 * Keeps the control under the finger where it is: if a row or a notice above it comes or goes between press
 * and click, or because of the click, the page scrolls by as much. Without it a button misses its tap, and the
 * second tap on + hits what has moved there.
 */
export function useSteadyControl(): void {
  const pressed = useRef<{ control: Element; top: number }>(undefined)

  useEffect(() => {
    const press = ({ target }: Event) => {
      const control = target instanceof Element && target.closest(CONTROLS)
      pressed.current = control ? { control, top: control.getBoundingClientRect().top } : undefined
    }
    const release = () => {
      pressed.current = undefined
    }
    // What a click changes is in the page before the next frame.
    const clicked = () => requestAnimationFrame(release)
    addEventListener('pointerdown', press, true)
    addEventListener('click', clicked)
    addEventListener('pointercancel', release)
    return () => {
      removeEventListener('pointerdown', press, true)
      removeEventListener('click', clicked)
      removeEventListener('pointercancel', release)
    }
  }, [])

  useLayoutEffect(() => {
    const { control, top } = pressed.current ?? {}
    if (!control?.isConnected || top === undefined) return
    const shift = control.getBoundingClientRect().top - top
    if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' })
  })
}
