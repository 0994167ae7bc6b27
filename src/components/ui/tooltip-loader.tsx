import { useEffect } from 'react'

const intents = ['pointerover', 'focusin'] as const

/**
 * Loads the tooltips when the pointer or the focus first comes to something that has one (an element
 * with `data-tooltip`). Renders nothing.
 */
export function TooltipLoader() {
  useEffect(() => {
    let wanted = false
    async function onIntent({ target }: Event) {
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
    return stop
  }, [])
  return null
}
