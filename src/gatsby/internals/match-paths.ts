/**
 * Gatsby's list of pages that answer more than one address. It names every article, plan and
 * exercise as soon as one page has a `matchPath`. Every page would load it; unknown-pages.ts
 * replaces it.
 */
export const matchPathsList = /match-paths\.json$/

/** The empty list that replaces it in the browser's code. */
export const noMatchPaths = 'src/gatsby/internals/match-paths.json'
