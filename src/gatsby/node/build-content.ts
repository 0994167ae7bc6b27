import type { Content } from '../../content/content'
import { showsDrafts } from '../../content/published'
import { type PublishedContent, publishedContent } from '../../content/published-content'

let checked: { content: Content; now: Date } | undefined
let published: PublishedContent | undefined

/** Stores the content that the first hook has checked for later hooks. `now` decides what is published. */
export function setBuildContent(content: Content, now: Date): void {
  checked = { content, now }
  published = undefined
}

export function getPublishedContent(): PublishedContent {
  if (!checked) throw new Error('No hook has checked the content of this build.')
  published ??= publishedContent(checked.content, showsDrafts(), checked.now)
  return published
}
