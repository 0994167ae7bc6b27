import { whenParsed } from './when-shown'

/** Scroll distance in pixels beyond which the bar is solid (spec sections 2 and 9). */
const SCROLL_THRESHOLD = 10

/**
 * Flags on the root element that the page is scrolled, which makes the bar solid. A strip as tall as the
 * threshold reports when it leaves the screen. Reading `scrollY` instead would lay out the page before its
 * first frame. The strip is outside React's root, so that it outlives every render.
 */
function watchScrolling() {
  const strip = document.createElement('div')
  strip.style.cssText = `position:absolute;top:0;width:1px;height:${SCROLL_THRESHOLD}px`
  document.body.append(strip)
  new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries)
      document.documentElement.toggleAttribute('data-scrolled', !isIntersecting)
  }).observe(strip)
}

function closeMenu() {
  const menu = document.querySelector<HTMLElement>('[popover]')
  // Some browsers of 2023 don't support popovers.
  if (menu && 'popover' in menu) menu.hidePopover()
}

/**
 * Keeps the bar legible. Closes the folded menu after a click on a link, on Back and forward, and when the
 * visitor leaves, because the page may come back from the browser's cache. The popover does the rest.
 */
export function watchBarAndMenu(): void {
  whenParsed(watchScrolling)
  for (const leaving of ['popstate', 'pagehide']) addEventListener(leaving, closeMenu)
  addEventListener('click', ({ target }) => (target as Element).closest('a') && closeMenu())
}
