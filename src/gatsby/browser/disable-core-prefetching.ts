import type { GatsbyBrowser } from 'gatsby'

/**
 * Gatsby hook: its own prefetching stays off. It starts three seconds late, not at all on touch, and
 * fetches no code, because Gatsby 5.16 writes the map from pages to code in a form it cannot read.
 */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true
