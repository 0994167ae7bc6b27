import { root } from './root'

/** The bar turns solid once the page is scrolled further than this (spec sections 2 and 9), in pixels. */
const SCROLL_THRESHOLD = 10

/**
 * Notes on the root element whether the page is scrolled; the style sheet makes the bar solid by
 * it.
 */
function look() {
  root.toggleAttribute('data-scrolled', scrollY > SCROLL_THRESHOLD)
}

/** Keeps the bar at the top legible, before React starts and after. */
export function watchScrolling(): void {
  for (const event of ['scroll', 'DOMContentLoaded', 'pageshow']) addEventListener(event, look)
}
