import { useEffect } from 'react'

/** The element with a tooltip that has hover or keyboard focus now. Touch leaves a stale `:hover`. */
const activeOwner = () =>
  document.querySelector('[data-tooltip]:is(:focus-visible, :has(:focus-visible))') ??
  (matchMedia('(hover: hover)').matches ? document.querySelector('[data-tooltip]:hover') : null)

/**
 * Loads the tooltips on the first hover or focus of an element with `data-tooltip`, even before React starts.
 * Renders nothing.
 */
export function TooltipLoader() {
  useEffect(() => {
    const waiting = new AbortController()
    async function onIntent({ target }: Pick<Event, 'target'>) {
      if (!(target instanceof Element) || !target.closest('[data-tooltip]')) return
      waiting.abort()
      try {
        const { startTooltips } = await import('./tooltips')
        startTooltips(target)
      } catch {
        // Nothing is lost, because a tooltip repeats its element's name.
      }
    }
    for (const intent of ['pointerover', 'focusin'])
      document.addEventListener(intent, onIntent, { signal: waiting.signal })
    onIntent({ target: activeOwner() })
    return () => waiting.abort()
  }, [])
  return null
}
