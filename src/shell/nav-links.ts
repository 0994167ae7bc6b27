import { paths } from '../lib/paths'

/** The main screens, in menu order (spec section 2). */
export const navLinks = [
  { label: 'Home', to: paths.home },
  { label: 'About', to: paths.about },
  { label: 'Blog', to: paths.blog },
  { label: 'Workouts', to: paths.plans },
] as const

/**
 * Returns a link's aria-current: 'page' for the current page, 'true' for an ancestor of it, else undefined.
 */
export function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  return to !== paths.home && pathname.startsWith(`${to}/`) ? 'true' : undefined
}
