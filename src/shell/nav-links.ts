import { paths } from '../lib/paths'

/** The site's main screens, in the order every menu shows them (spec section 2). */
export const navLinks = [
  { label: 'Home', to: paths.home },
  { label: 'About', to: paths.about },
  { label: 'Blog', to: paths.blog },
  { label: 'Workouts', to: paths.plans },
] as const

/**
 * Returns the aria-current value of a link: 'page' for the current page, 'true' for a part of the
 * site that it belongs to, else undefined.
 */
export function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  return to !== paths.home && pathname.startsWith(`${to}/`) ? 'true' : undefined
}
