import type { GatsbyBrowser } from 'gatsby'

/**
 * Gatsby hook: turns off Gatsby's prefetching. It starts three seconds late and ignores touch. It fetches no
 * code, because Gatsby 5.16 writes the page-to-code map in a form that its prefetcher can't read.
 */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true
