import type { Page } from '@playwright/test'

/** A touch target with its size on screen in pixels. */
export interface Target {
  name: string
  width: number
  height: number
}

/**
 * Lists all touch targets on the page with their sizes. Skips links inside a sentence, as WCAG 2.5.8 does:
 * they are as high as its line.
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
        // A label works like its box; a card's link covers the card.
        const area = element.closest('label') ?? element
        const isCard = getComputedStyle(element, '::after').position === 'absolute'
        const { width, height } =
          (isCard ? element.closest('.card, .exercise-card') : area)?.getBoundingClientRect() ??
          element.getBoundingClientRect()
        const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
        return { name: name.trim() || element.id, width, height }
      })
  })
