import { paths } from '../../lib/paths'

/** The site's main screens, in the order every menu shows them (spec section 2). */
export const navLinks = [
  { label: 'Home', to: paths.home },
  { label: 'About', to: paths.about },
  { label: 'Blog', to: paths.blog },
  { label: 'Workouts', to: paths.plans },
] as const

/** Whether a link is to the current page, to a part of the site it belongs to, or neither, as aria-current says it. */
export function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  return to !== paths.home && pathname.startsWith(`${to}/`) ? 'true' : undefined
}
