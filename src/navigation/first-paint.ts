import { nextFrame } from './next-frame'

/**
 * Waits until the page's HTML is on the screen. On a fast network the scripts arrive earlier, and
 * hydrating at once would delay what visitors see.
 */
export async function firstPaint(): Promise<void> {
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
  if (!isPainted) await nextFrame()
}
