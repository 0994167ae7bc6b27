/**
 * Longer than any browser takes for a frame, in milliseconds: a browser that draws none must not
 * wait forever.
 */
const PATIENCE = 200

/**
 * Waits until the page's HTML is on the screen. On a fast network the scripts arrive earlier, and
 * hydrating at once would delay what visitors see. A page that is not visible, as in a tab in the
 * background, has nothing to wait for.
 */
export function firstPaint(): Promise<void> {
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
  if (isPainted || document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, PATIENCE)
  })
}
