import {
  cloneElement,
  createContext,
  type ReactElement,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'

/**
 * What stands in the browser in place of @gatsbyjs/reach-router (left-out-modules.ts): it picks a route among
 * several by patterns, with links and redirects among them. Gatsby has one route, which is the page it has
 * loaded already; this is what is left then: the address, the way to another one, and where the focus goes.
 */

/** The address that is shown, and what the history keeps with it. */
type Place = Pick<Window['location'], Part> & { state: HistoryState | null; key: string }
type Part = 'pathname' | 'search' | 'hash' | 'href' | 'origin' | 'protocol' | 'host'
type HistoryState = { key?: string }
type Listener = (change: { location: Place; action: 'PUSH' | 'POP' }) => void

function placeNow(): Place {
  const { pathname, search, hash, href, origin, protocol, host } = window.location
  const { state }: { state: HistoryState | null } = window.history
  const readable = encodeURI(decodeURI(pathname))
  const key = state?.key || 'initial'
  return { pathname: readable, search, hash, href, origin, protocol, host, state, key }
}

let place = placeNow()
const listeners = new Set<Listener>()
/** From the moment an address is asked for until its page is shown. */
let isMoving = false

function tell(action: 'PUSH' | 'POP') {
  place = placeNow()
  for (const listener of listeners) listener({ location: place, action })
}

window.addEventListener('popstate', () => tell('POP'))

/** Goes to an address. One that is asked for before the last one is shown takes its place in the history. */
export function navigate(to: string, { state = {}, replace = false } = {}): void {
  const kept = { ...state, key: `${Date.now()}` }
  try {
    if (isMoving || replace) window.history.replaceState(kept, '', to)
    else window.history.pushState(kept, '', to)
  } catch {
    // Some browsers allow so many entries in so many seconds.
    window.location[replace ? 'replace' : 'assign'](to)
  }
  isMoving = true
  tell('PUSH')
}

export const globalHistory = {
  get location() {
    return place
  },
  listen(listener: Listener) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  navigate: (entries: number) => window.history.go(entries),
}

const PlaceContext = createContext<{ location: Place } | undefined>(undefined)
export const BaseContext = createContext({ baseuri: '/', basepath: '/' })

type Children = ReactNode | ((value: { location: Place }) => ReactNode)

/** Gives what is below it the address, and says when another one is shown. */
export function LocationProvider({ children }: { children?: Children }) {
  const [value, setValue] = useState({ location: place })
  useEffect(() => {
    isMoving = value.location !== place
  }, [value])
  useEffect(() => {
    let isGone = false
    const stop = globalHistory.listen(({ location }) =>
      requestAnimationFrame(() => isGone || setValue({ location })),
    )
    return () => {
      isGone = true
      stop()
    }
  }, [])
  return (
    <PlaceContext value={value}>
      {typeof children === 'function' ? children(value) : children}
    </PlaceContext>
  )
}

/** The address for a function below it. */
export function Location({ children }: { children: (value: { location: Place }) => ReactNode }) {
  const value = use(PlaceContext)
  return value ? children(value) : <LocationProvider>{children}</LocationProvider>
}

interface RouterProps {
  id: string
  location: Place
  children: ReactElement<{ location: Place; uri: string }>
}

/** Shows the one route there is. The focus goes to it when another page is shown. */
export function Router({ id, location, children }: RouterProps) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(location.pathname)
  useEffect(() => {
    if (shown.current === location.pathname) return
    shown.current = location.pathname
    place.current?.focus()
  }, [location.pathname])
  return (
    <div ref={place} id={id} tabIndex={-1} style={{ outline: 'none' }}>
      {cloneElement(children, { location, uri: location.pathname })}
    </div>
  )
}

/** Gatsby asks which pattern of its list an address is like. The list is empty (match-paths.ts). */
export const pick = () => null
