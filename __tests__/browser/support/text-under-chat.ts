import type { Page } from '@playwright/test'

/**
 * The texts that the round button covers at any scroll position of the page. In its own strip across the screen it
 * covers none: no text shows behind the strip.
 */
export const textUnderChat = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // With reduced motion, a new width takes effect in a frame.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    const button = document.querySelector('.whatsapp-button')
    const strip = button?.closest('aside')
    if (!button || !strip) throw new Error('The page has no round button.')
    const { backgroundColor, position } = getComputedStyle(strip)
    const across = strip.getBoundingClientRect()
    if (
      backgroundColor.startsWith('rgb(') &&
      across.left <= 0 &&
      across.right >= document.documentElement.clientWidth &&
      button.getBoundingClientRect().top >= across.top
    )
      return []

    const { left, right, top, bottom } = button.getBoundingClientRect()
    const most = document.documentElement.scrollHeight - window.innerHeight
    // How far the page can scroll up and down from here.
    const [up, down] = position === 'fixed' ? [window.scrollY, most - window.scrollY] : [0, 0]
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode
      const isLoose = parent?.closest('aside, #cookie-banner, .site-nav, .skip-link, .continue-bar')
      if (!parent || isLoose || !textContent?.trim()) continue
      if (!parent.checkVisibility({ visibilityProperty: true })) continue
      // Text only for screen readers is one pixel wide.
      if (getComputedStyle(parent).display !== 'inline' && parent.clientWidth < 2) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const frame = parent.closest('.table-frame')?.getBoundingClientRect()
      const isCovered = [...range.getClientRects()].some(
        (line) =>
          line.width > 1 &&
          Math.min(line.right, frame?.right ?? line.right) > left &&
          line.left < right &&
          line.top - down < bottom &&
          line.bottom + up > top,
      )
      if (isCovered) found.push(textContent.trim().slice(0, 60))
    }
    return found
  })
