/** Calls a function once the browser has nothing else to do. Safari has no requestIdleCallback. */
export function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 500 })
  else setTimeout(work, 200)
}
