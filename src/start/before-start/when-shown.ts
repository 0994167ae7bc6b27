/** Calls a function at once, or, in a page that the browser renders ahead, when it is shown. */
export function whenShown(action: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', action)
  else action()
}
