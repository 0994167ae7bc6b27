import type { Content } from '../../content/check'

let checked: Content | undefined

/** Keeps the content that the first hook of a build has found in order, for the last one. */
export function setContentOfBuild(content: Content): void {
  checked = content
}

/** Returns the content of this build. */
export function contentOfBuild(): Content {
  if (!checked) throw new Error('The content of this build was not checked.')
  return checked
}
