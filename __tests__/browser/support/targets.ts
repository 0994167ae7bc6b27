import type { Page } from '@playwright/test'

/** Something to press, with its size on the screen in pixels. */
export interface Target {
  name: string
  width: number
  height: number
}

/**
 * Everything on the page that can be pressed, with the size of what reacts to a finger. Links inside a
 * sentence are left out, as WCAG 2.5.8 does: they are as high as its line.
 */
export const targetsOn = (page: Page): Promise<Target[]> =>
  page.evaluate(() => {
    const isInSentence = (element: Element) => {
      const text = element.closest('p, li, blockquote, td')
      const around = (text?.textContent ?? '').replace(element.textContent ?? '', '').trim()
      return getComputedStyle(element).display === 'inline' && around !== ''
    }
    return [...document.querySelectorAll('a[href], button, input, textarea, select')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !isInSentence(element) && !element.classList.contains('skip-link'))
      .map((element) => {
        // A label's own area works like its box; the link of a card covers the card.
        const area = element.closest('label') ?? element
        const isCard = getComputedStyle(element, '::after').position === 'absolute'
        const { width, height } =
          (isCard ? element.closest('.card, .exercise-card') : area)?.getBoundingClientRect() ??
          element.getBoundingClientRect()
        const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
        return { name: name.trim() || element.id, width, height }
      })
  })
