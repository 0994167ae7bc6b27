/**
 * Longer than any browser takes for a frame, in milliseconds: a browser that draws none must not
 * wait forever.
 */
const PATIENCE = 200

/** Waits until what has changed is on the screen. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, PATIENCE)
  })
