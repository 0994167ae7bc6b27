import { nextFrame } from './next-frame'

/**
 * Waits until the page's HTML is on the screen. On a fast network the scripts arrive earlier, and
 * hydrating at once would delay what visitors see. A page that is not visible, as in a tab in the
 * background, has nothing to wait for.
 */
export function firstPaint(): Promise<void> {
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
  return isPainted || document.hidden ? Promise.resolve() : nextFrame()
}
