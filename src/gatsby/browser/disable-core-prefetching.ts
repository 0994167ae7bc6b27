import type { GatsbyBrowser } from 'gatsby'

/**
 * Gatsby hook: turns off Gatsby's prefetching. It starts three seconds late, ignores touch, and fetches no
 * code, because Gatsby 5.16 writes the page-to-code map in a form its prefetcher can't read.
 */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true
