/**
 * Longer than any browser takes for a frame, in milliseconds: a browser that draws none must not
 * wait forever.
 */
const PATIENCE = 200

/** Waits until what has changed is on the screen; not in a tab in the background, which draws nothing. */
export async function nextFrame(): Promise<void> {
  if (document.hidden) return
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, PATIENCE)
  })
}
