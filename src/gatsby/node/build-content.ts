import type { Content } from '../../content/check'
import { showsDrafts } from '../../content/published'
import { type PublishedContent, publishedContent } from '../../content/published-content'

let published: () => PublishedContent = () => {
  throw new Error('The content of this build was not checked.')
}

/** Keeps the content that the first hook of a build has found in order, for those that follow. */
export function setContentOfBuild(content: Content): void {
  let made: PublishedContent | undefined
  published = () => {
    made ??= publishedContent(content, showsDrafts())
    return made
  }
}

/** Returns the content of this build as its visitors see it. */
export const publishedOfBuild = () => published()
