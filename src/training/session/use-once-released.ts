import { useEffect, useRef, useState } from 'react'

const RELEASES = ['pointerup', 'pointercancel'] as const

/**
 * Returns a value, a change of it only once no pointer is down: a page that moves between press and release
 * takes the tap from the button that it began on.
 */
export function useOnceReleased<T>(value: T): T {
  const [released, setReleased] = useState(value)
  const isDown = useRef(false)

  useEffect(() => {
    const note = ({ type }: PointerEvent) => {
      isDown.current = type === 'pointerdown'
    }
    const types = ['pointerdown', ...RELEASES] as const
    for (const type of types) addEventListener(type, note, true)
    return () => {
      for (const type of types) removeEventListener(type, note, true)
    }
  }, [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    // The click comes after the release, in the same task or the next.
    const take = () => {
      timer = setTimeout(() => setReleased(value))
    }
    if (!isDown.current) take()
    else for (const type of RELEASES) addEventListener(type, take, { once: true })
    return () => {
      clearTimeout(timer)
      for (const type of RELEASES) removeEventListener(type, take)
    }
  }, [value])

  return released
}
