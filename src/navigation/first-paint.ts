/** Longer than any browser takes for a frame, in milliseconds: one that draws none must not wait forever. */
const PATIENCE = 200

/**
 * Waits until the page's HTML is on the screen. On a fast network its scripts are here before that, and
 * taking it over would keep visitors from seeing it. Where it is not to be seen, as in a tab in the
 * background, there is nothing to wait for.
 */
export function firstPaint(): Promise<void> {
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
  if (isPainted || document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, PATIENCE)
  })
}
