import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

export { leftOut as useScrollRestoration } from './left-out'

/**
 * What stands in the browser in place of gatsby-react-router-scroll (left-out-modules.ts), which is written
 * for older ones: it keeps how far each entry of the history was scrolled, and goes there.
 */

interface Place {
  pathname: string
  hash: string
  key: string
}

interface ScrollProps {
  location: Place
  /** Gatsby's, which asks the hooks of the site. Reads positions through `this`. */
  shouldUpdateScroll: (
    this: { _stateStorage: typeof positions },
    before: ScrollProps | undefined,
    now: ScrollProps,
  ) => unknown
  children?: ReactNode
}

/** For browsers that refuse their storage: positions last for this visit then. */
const inMemory = new Map<string, string>()

const nameOf = ({ pathname }: Place, key: string) => `@@scroll|${pathname}|${key}`

const positions = {
  read(place: Place, key: string): number {
    const name = nameOf(place, key)
    try {
      return Number(sessionStorage.getItem(name))
    } catch {
      return Number(inMemory.get(name) ?? 0)
    }
  },
  save(place: Place, key: string, y: number): void {
    const name = nameOf(place, key)
    try {
      sessionStorage.setItem(name, `${y}`)
    } catch {
      inMemory.set(name, `${y}`)
    }
  },
}

/** Goes to where an entry of the history was left, or to the part of the page that its address names. */
export function ScrollContext(props: ScrollProps) {
  const { location, children } = props
  const now = useRef(props)
  const before = useRef<ScrollProps>(undefined)
  now.current = props

  useEffect(() => {
    let isWaiting = false
    function onScroll() {
      if (isWaiting) return
      isWaiting = true
      requestAnimationFrame(() => {
        isWaiting = false
        const place = now.current.location
        positions.save(place, place.key, window.scrollY)
      })
    }
    window.addEventListener('scroll', onScroll)
    return () => window.removeEventListener('scroll', onScroll)
  }, [])

  useLayoutEffect(() => {
    const { current } = now
    const y = positions.read(location, location.key)
    const part = location.hash && document.getElementById(decodeURI(location.hash.slice(1)))
    const isWanted = () =>
      current.shouldUpdateScroll.call({ _stateStorage: positions }, before.current, current)
    if (location.hash) {
      if (part && isWanted()) part.scrollIntoView()
      // A page that was loaded as a document stands where the browser has put it.
    } else if ((before.current || y > 0) && isWanted()) window.scrollTo(0, y)
    before.current = current
  }, [location])

  return children
}
