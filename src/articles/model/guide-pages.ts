import type { PlannedPage } from '../../lib/page'
import { guidePath, paths } from '../../lib/paths'

/** What the list of pages needs to know of a guide. */
export interface GuideEntry {
  slug: string
  exercises: readonly string[]
  /** The slugs of articles that say more. */
  articles?: readonly string[] | null
}

/** Every page under /guides: the list, and one page per guide. None where there are no guides. */
export function guidePages(guides: readonly GuideEntry[]): PlannedPage[] {
  if (guides.length === 0) return []
  // A guide shows its first exercise's figure in the list.
  const faces = guides.flatMap(({ exercises }) => exercises.slice(0, 1))
  return [
    { path: paths.guides, template: 'guide-list', context: { faces } },
    ...guides.map(({ slug, exercises, articles }) => ({
      path: guidePath(slug),
      template: 'guide',
      context: { slug, exercises, articles: articles ?? [] },
    })),
  ]
}
