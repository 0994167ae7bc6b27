/** Runs an action now, or when a prerendered page is shown. */
export function whenShown(action: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', action)
  else action()
}
