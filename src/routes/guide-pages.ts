import { guidePath, paths } from '../lib/paths'
import type { PageSpec } from './page-spec'

/** The fields of a guide that decide its pages. */
export interface GuideEntry {
  slug: string
  exercises: readonly string[]
  /** Slugs of longer articles. */
  articles?: readonly string[] | null
}

/** Lists all pages under /guides, the list and a page per guide. Without guides, there are none. */
export function guidePages(guides: readonly GuideEntry[]): PageSpec[] {
  if (guides.length === 0) return []
  // In the list, a guide shows its first exercise's figure.
  const figureIds = guides.flatMap(({ exercises }) => exercises.slice(0, 1))
  return [
    { path: paths.guides, template: 'guide-list', context: { figureIds } },
    ...guides.map(({ slug, exercises, articles }) => ({
      path: guidePath(slug),
      template: 'guide',
      context: { slug, exercises, articles: articles ?? [] },
    })),
  ]
}
