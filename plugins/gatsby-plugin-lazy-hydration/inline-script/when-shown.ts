/** Runs an action now, or once a prerendered page shows. */
export function whenShown(action: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', action)
  else action()
}
