/** The bar turns solid once the page is scrolled further than this (spec sections 2 and 9), in pixels. */
const SCROLL_THRESHOLD = 10

/** Notes on the root element whether the page is scrolled; the style sheet makes the bar solid by it. */
function look() {
  document.documentElement.toggleAttribute('data-scrolled', scrollY > SCROLL_THRESHOLD)
}

function closeMenu() {
  const menu = document.querySelector<HTMLElement>('[popover]')
  // Browsers of 2023 may not know popovers yet.
  if (menu && 'popover' in menu) menu.hidePopover()
}

/**
 * Keeps the bar legible, and closes the folded menu when a link is chosen, and when the visitor goes Back,
 * forward or elsewhere: a page may be kept as it was left. Everything else browsers do, since it is a popover.
 */
export function watchBarAndMenu(): void {
  for (const event of ['scroll', 'DOMContentLoaded', 'pageshow']) addEventListener(event, look)
  for (const leaving of ['popstate', 'pagehide']) addEventListener(leaving, closeMenu)
  addEventListener('click', ({ target }) => (target as Element).closest('a') && closeMenu())
}
