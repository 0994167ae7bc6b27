/** Scroll distance in pixels at which the bar turns solid (spec sections 2 and 9). */
const SCROLL_THRESHOLD = 10

/** Flags on the root element that the page is scrolled. The style sheet then makes the bar solid. */
function updateScrolled() {
  document.documentElement.toggleAttribute('data-scrolled', scrollY > SCROLL_THRESHOLD)
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
  for (const event of ['scroll', 'DOMContentLoaded', 'pageshow'])
    addEventListener(event, updateScrolled)
  for (const leaving of ['popstate', 'pagehide']) addEventListener(leaving, closeMenu)
  addEventListener('click', ({ target }) => (target as Element).closest('a') && closeMenu())
}
