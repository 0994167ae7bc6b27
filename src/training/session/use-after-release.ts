import { useEffect, useRef, useState } from 'react'

const RELEASES = ['pointerup', 'pointercancel'] as const

/**
 * Delays changes of a value until no pointer is down. If the layout shifts between press and release, a
 * button misses its tap.
 */
export function useAfterRelease<T>(value: T): T {
  const [released, setReleased] = useState(value)
  const isDown = useRef(false)

  useEffect(() => {
    const trackPointer = ({ type }: PointerEvent) => {
      isDown.current = type === 'pointerdown'
    }
    const types = ['pointerdown', ...RELEASES] as const
    for (const type of types) addEventListener(type, trackPointer, true)
    return () => {
      for (const type of types) removeEventListener(type, trackPointer, true)
    }
  }, [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    // The click follows the release, in the same task or the next.
    const release = () => {
      timer = setTimeout(() => setReleased(value))
    }
    if (!isDown.current) release()
    else for (const type of RELEASES) addEventListener(type, release, { once: true })
    return () => {
      clearTimeout(timer)
      for (const type of RELEASES) removeEventListener(type, release)
    }
  }, [value])

  return released
}
