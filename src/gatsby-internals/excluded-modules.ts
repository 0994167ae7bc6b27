import { createRequire } from 'node:module'
import path from 'node:path'

/** Modules that browser code imports but never runs. Calling them throws. */
const neverCalled = [
  // Gatsby's Script component. Its inline scripts would violate the security policy.
  'gatsby-script',
  // Gatsby features this site doesn't use.
  'gatsby-react-router-scroll/use-scroll-restoration',
  '.cache/public-page-renderer.js',
  // Gatsby's prefetching, which is off (gatsby/browser/disable-core-prefetching.ts).
  '.cache/prefetch.js',
  // Structured data is rendered at build time only (see PageHead).
  'src/shell/structured-data.ts',
]

/** Replaced by gatsby-link.ts: this site's links are plain anchors. */
const replaced = 'gatsby-link'

/** Loaded only if a plugin adds a service worker. */
const neverLoaded = '.cache/register-service-worker.js'

/** Browser hooks of Gatsby's built-in Partytown plugin. Nothing calls them. */
const unusedHooks = 'gatsby/dist/internal-plugins/partytown/gatsby-browser'

/**
 * Gatsby's list of pages that answer several addresses. With a single `matchPath`, it names every article,
 * plan and exercise, and every page would load it. unknown-pages.ts replaces it.
 */
export const matchPathsList = /match-paths\.json$/

/** The empty list for the browser. */
export const noMatchPaths = 'src/gatsby-internals/match-paths.json'

/** Resolves a name from Gatsby's code to a path, or else a path of this project. */
function resolveModule(root: string, name: string): string {
  // The alias of these must be the exact import name.
  if (name === 'gatsby-script' || name === 'gatsby-link') return name
  if (!name.startsWith('gatsby')) return path.join(root, name)
  const gatsby = createRequire(path.join(root, 'package.json')).resolve('gatsby/package.json')
  return createRequire(gatsby).resolve(name)
}

/**
 * Returns webpack aliases that exclude these modules, which saves each page 5 KB of JavaScript
 * (docs/performance.md). Takes the project's root.
 */
export function excludedModuleAliases(root: string): Record<string, string | false> {
  const replacement = (name: string) => path.join(root, 'src/gatsby-internals', name)
  return {
    ...Object.fromEntries(
      neverCalled.map((name) => [resolveModule(root, name), replacement('excluded.ts')]),
    ),
    [resolveModule(root, replaced)]: replacement('gatsby-link.ts'),
    [resolveModule(root, neverLoaded)]: replacement('excluded-on-import.ts'),
    [resolveModule(root, unusedHooks)]: false,
  }
}
