/**
 * Gatsby's list of pages that answer more than one address. It names every article, plan and exercise as soon as
 * one page has a `matchPath`, and every page loads it: unknown-pages.ts does what it is for.
 */
export const matchPathsList = /match-paths\.json$/

/** The list without any, which takes its place in the browser's code. */
export const noMatchPaths = 'src/gatsby/internals/match-paths.json'
