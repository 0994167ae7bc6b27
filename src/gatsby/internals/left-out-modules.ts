import { createRequire } from 'node:module'
import path from 'node:path'

/** Modules that the browser's code imports and never runs. Where they are called, they throw. */
const neverCalled = [
  // Gatsby's Script component. Its scripts would be inline, which the security policy forbids.
  'gatsby-script',
  // Two more things that Gatsby offers and this site does not ask for.
  'gatsby-react-router-scroll/use-scroll-restoration',
  '.cache/public-page-renderer.js',
  // Gatsby's own prefetching, which is off (gatsby/browser/disable-core-prefetching.ts).
  '.cache/prefetch.js',
  // Structured data is written while the site is built (see PageHead).
  'src/shell/structured-data.ts',
]

/**
 * Replaced by internals/gatsby-link.ts, which has only what Gatsby's navigation and go-to.ts call:
 * links are anchors here.
 */
const replaced = 'gatsby-link'

/** Loaded only by sites with a service worker. */
const neverLoaded = '.cache/register-service-worker.js'

/** The hooks of a plugin inside Gatsby that runs its Script component in workers: nothing calls them. */
const withoutHooks = 'gatsby/dist/internal-plugins/partytown/gatsby-browser'

/** Returns the path of a file of Gatsby, by its name in Gatsby's code, or else of a file of this project. */
function resolved(root: string, name: string): string {
  // The alias is for this very name.
  if (name === 'gatsby-script' || name === 'gatsby-link') return name
  if (!name.startsWith('gatsby')) return path.join(root, name)
  const gatsby = createRequire(path.join(root, 'package.json')).resolve('gatsby')
  return createRequire(gatsby).resolve(name)
}

/**
 * Returns webpack aliases that leave these modules out: 4 KB of every page's JavaScript. Takes the
 * project's folder.
 */
export function leftOutModules(root: string): Record<string, string | false> {
  const inPlace = (name: string) => path.join(root, 'src/gatsby/internals', name)
  return {
    ...Object.fromEntries(
      neverCalled.map((name) => [resolved(root, name), inPlace('left-out.ts')]),
    ),
    [resolved(root, replaced)]: inPlace('gatsby-link.ts'),
    [resolved(root, neverLoaded)]: inPlace('left-out-at-once.ts'),
    [resolved(root, withoutHooks)]: false,
  }
}
