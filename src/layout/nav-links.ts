import { paths } from '../lib/paths'

/** The main screens, in menu order (spec section 2). */
export const navLinks = [
  { label: 'Home', to: paths.home },
  { label: 'About', to: paths.about },
  { label: 'Blog', to: paths.blog },
  { label: 'Workouts', to: paths.plans },
] as const

/** What people look up, below the main screens: on a phone in the menu, everywhere in the footer. */
const lookUpLinks = [
  { label: 'Guides', to: paths.guides },
  { label: 'Exercises', to: paths.exercises },
  { label: 'Calculators', to: paths.tools },
  { label: 'Favorites', to: paths.saved },
  { label: 'Search', to: paths.search },
  { label: 'When It Is Serious', to: paths.emergency },
  { label: 'Privacy', to: paths.privacy },
]

/** The links to look up, without those of a site that has no guides or exercises. */
export const lookUpLinksOf = ({ hasExercises, hasGuides }: Owned) =>
  lookUpLinks.filter(
    ({ to }) => (hasExercises || to !== paths.exercises) && (hasGuides || to !== paths.guides),
  )

interface Owned {
  hasExercises: boolean
  hasGuides: boolean
}

/**
 * Returns a link's aria-current: 'page' for the current page, 'true' for an ancestor of it, else undefined.
 */
export function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  return to !== paths.home && pathname.startsWith(`${to}/`) ? 'true' : undefined
}
