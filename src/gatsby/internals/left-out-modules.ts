import { createRequire } from 'node:module'
import path from 'node:path'

/** Modules that the browser's code imports and never runs. Where they are called, they throw. */
const neverCalled = [
  // Gatsby's Script component. Its scripts would be inline, which the security policy forbids.
  'gatsby-script',
  // One more thing that Gatsby offers and this site does not ask for.
  '.cache/public-page-renderer.js',
  // Gatsby's own prefetching, which is off (gatsby/browser/disable-core-prefetching.ts).
  '.cache/prefetch.js',
  // Structured data is written while the site is built (see PageHead).
  'src/lib/structured-data.ts',
]

/** Packages of which Gatsby's own code uses a small part, by what does that part's work. */
const smaller: Record<string, string> = {
  // This site has plain links (src/navigation/follow-link.ts), and not Gatsby's Link.
  'gatsby-link': 'links.ts',
  '@gatsbyjs/reach-router': 'router.tsx',
  'gatsby-react-router-scroll': 'scroll.tsx',
  'prop-types': 'no-prop-types.ts',
}

/** Loaded only by sites with a service worker. */
const neverLoaded = '.cache/register-service-worker.js'

/** The hooks of a plugin inside Gatsby that runs its Script component in workers: nothing calls them. */
const withoutHooks = 'gatsby/dist/internal-plugins/partytown/gatsby-browser'

/** A file that Gatsby has, by its name as Gatsby's own code imports it; a file of this project else. */
function resolved(root: string, name: string): string {
  // These aliases are for their very names.
  if (name === 'gatsby-script' || name in smaller) return name
  if (!name.startsWith('gatsby')) return path.join(root, name)
  const gatsby = createRequire(path.join(root, 'package.json')).resolve('gatsby')
  return createRequire(gatsby).resolve(name)
}

/**
 * Returns webpack aliases that leave these modules out: 8 KB of every page's JavaScript. Takes the
 * project's folder.
 */
export function leftOutModules(root: string): Record<string, string | false> {
  const inPlace = (name: string) => path.join(root, 'src/gatsby/internals', name)
  return {
    ...Object.fromEntries(
      neverCalled.map((name) => [resolved(root, name), inPlace('left-out.ts')]),
    ),
    ...Object.fromEntries(
      Object.entries(smaller).map(([name, by]) => [resolved(root, name), inPlace(by)]),
    ),
    [resolved(root, neverLoaded)]: inPlace('left-out-at-once.ts'),
    [resolved(root, withoutHooks)]: false,
  }
}
