/** Runs work when the browser is idle. Safari lacks requestIdleCallback. */
export function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 500 })
  else setTimeout(work, 200)
}
