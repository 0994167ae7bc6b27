/** Runs an action now, or once a prerendered page shows. */
export function whenShown(action: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', action)
  else action()
}

/** Runs an action now, or once the page's HTML is parsed. */
export function whenParsed(action: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', action)
  else action()
}
