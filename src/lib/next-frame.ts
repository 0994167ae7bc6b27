/** Fallback in ms, longer than any frame, for browsers that draw none. */
const MAX_WAIT = 200

/** Waits until changes are painted. Returns immediately in a background tab, which never paints. */
export async function nextFrame(): Promise<void> {
  if (document.hidden) return
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, MAX_WAIT)
  })
}
