import type { Content } from '../../content/content'
import { showsDrafts } from '../../content/published'
import { type PublishedContent, publishedContent } from '../../content/published-content'

let readPublished: () => PublishedContent = () => {
  throw new Error('No hook has checked the content of this build.')
}

/** Stores the checked content from the first hook for later hooks. */
export function setBuildContent(content: Content): void {
  let cached: PublishedContent | undefined
  readPublished = () => {
    cached ??= publishedContent(content, showsDrafts())
    return cached
  }
}

/** Returns this build's published content. Throws before the content check has run. */
export const getPublishedContent = () => readPublished()
