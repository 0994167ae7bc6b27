import { useEffect } from 'react'

const intents = ['pointerover', 'focusin'] as const

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
    let hasStarted = false
    async function onIntent({ target }: Pick<Event, 'target'>) {
      if (hasStarted || !(target instanceof Element) || !target.closest('[data-tooltip]')) return
      hasStarted = true
      stop()
      try {
        const { startTooltips } = await import('./tooltips')
        startTooltips(target)
      } catch {
        // Nothing is lost, because a tooltip repeats its element's name.
      }
    }
    function stop() {
      for (const intent of intents) document.removeEventListener(intent, onIntent)
    }
    for (const intent of intents) document.addEventListener(intent, onIntent)
    onIntent({ target: activeOwner() })
    return stop
  }, [])
  return null
}
