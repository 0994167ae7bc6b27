import { useEffect } from 'react'

const intents = ['pointerover', 'focusin'] as const

/** The tooltip owner already hovered, or focused by keyboard. Touch leaves a stale `:hover`. */
const activeOwner = () =>
  document.querySelector('[data-tooltip]:is(:focus-visible, :has(:focus-visible))') ??
  (matchMedia('(hover: hover)').matches ? document.querySelector('[data-tooltip]:hover') : null)

/**
 * Loads the tooltips on the first hover or focus of an element with `data-tooltip`, even if that came before
 * React. Renders nothing.
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
        // Nothing is lost: a tooltip repeats its element's name.
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
