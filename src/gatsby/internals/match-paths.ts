/**
 * Gatsby's list of pages that answer several addresses. With one `matchPath` it names every article, plan and
 * exercise, and every page would load it. unknown-pages.ts replaces it.
 */
export const matchPathsList = /match-paths\.json$/

/** The empty list for the browser. */
export const noMatchPaths = 'src/gatsby/internals/match-paths.json'
