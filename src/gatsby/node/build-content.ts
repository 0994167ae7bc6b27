import type { Content } from '../../content/content'
import { showsDrafts } from '../../content/published'
import { type PublishedContent, publishedContent } from '../../content/published-content'

let checked: Content | undefined
let published: PublishedContent | undefined

/** Stores the content that the first hook has checked for later hooks. */
export function setBuildContent(content: Content): void {
  checked = content
  published = undefined
}

export function getPublishedContent(): PublishedContent {
  if (!checked) throw new Error('No hook has checked the content of this build.')
  published ??= publishedContent(checked, showsDrafts())
  return published
}
