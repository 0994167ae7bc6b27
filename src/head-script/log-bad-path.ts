/** Logs the address of a page that doesn't exist (spec section 2). Call it once for each page shown. */
export function logBadPath(): void {
  if (document.querySelector('[data-not-found]')) {
    console.error(`Page not found: ${location.pathname}`)
  }
}
