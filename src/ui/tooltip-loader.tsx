import { useEffect } from 'react'

const intents = ['pointerover', 'focusin'] as const

/** What has a tooltip and is pointed at, or focused by keyboard, already. A finger leaves `:hover` behind. */
const pointedAt = () =>
  document.querySelector('[data-tooltip]:is(:focus-visible, :has(:focus-visible))') ??
  (matchMedia('(hover: hover)').matches ? document.querySelector('[data-tooltip]:hover') : null)

/**
 * Loads the tooltips when the pointer or the focus first comes to something that has one (an element
 * with `data-tooltip`), which may have been before React was here. Renders nothing.
 */
export function TooltipLoader() {
  useEffect(() => {
    let wanted = false
    async function onIntent({ target }: Pick<Event, 'target'>) {
      if (wanted || !(target instanceof Element) || !target.closest('[data-tooltip]')) return
      wanted = true
      stop()
      try {
        const { startTooltips } = await import('./tooltips')
        startTooltips(target)
      } catch {
        // A tooltip repeats what its element is called: without it nothing is lost.
      }
    }
    function stop() {
      for (const intent of intents) document.removeEventListener(intent, onIntent)
    }
    for (const intent of intents) document.addEventListener(intent, onIntent)
    onIntent({ target: pointedAt() })
    return stop
  }, [])
  return null
}
