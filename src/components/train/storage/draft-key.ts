/** Where drafts are kept, each tab's under a key of its own: see drafts.ts. */
export const DRAFTS = 'training-drafts'

/** Returns the keys of drafts that earlier visits left, and of those that open tabs have in flight. */
export function draftKeys(): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(DRAFTS))
  } catch {
    return []
  }
}
