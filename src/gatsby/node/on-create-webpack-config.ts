import { createRequire } from 'node:module'
import path from 'node:path'
import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby'
import { chunkFor, type PageChunk } from '../webpack/chunk-for'

const { resolve: resolveOfGatsby } = createRequire(
  createRequire(path.resolve('package.json')).resolve('gatsby'),
)

/** What the browser's code imports and never runs: it is replaced by nothing. */
const unused = [
  // Gatsby's Script component, and the plugin of Gatsby that runs such scripts in workers.
  'gatsby-script',
  resolveOfGatsby('gatsby/dist/internal-plugins/partytown/gatsby-browser'),
  // Two more things that Gatsby offers and this site does not ask for.
  resolveOfGatsby('gatsby-react-router-scroll/use-scroll-restoration'),
  path.resolve('.cache/public-page-renderer.js'),
  // Gatsby's own prefetching, which is off (see src/navigation), and its service worker.
  path.resolve('.cache/prefetch.js'),
  path.resolve('.cache/register-service-worker.js'),
  // Structured data is written while the site is built (see PageHead).
  path.resolve('src/lib/structured-data.ts'),
]

/** Gatsby hook: which code comes with which page, and what is left out of it. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  if (!args.stage.startsWith('build-')) return
  args.actions.setWebpackConfig({
    // What was compiled for other browsers before is compiled anew.
    cache: { type: 'filesystem', buildDependencies: { babel: [path.resolve('babel.config.js')] } },
  })
  if (args.stage !== 'build-javascript') return
  args.actions.setWebpackConfig({
    resolve: { alias: Object.fromEntries(unused.map((name) => [name, false])) },
    plugins: [
      // Gatsby's own list grows with every article and plan; see src/gatsby/internals/unknown-pages.ts.
      args.plugins.normalModuleReplacement(
        /match-paths\.json$/,
        path.resolve('src/gatsby/internals/match-paths.json'),
      ),
    ],
    optimization: {
      splitChunks: {
        cacheGroups: {
          screens: {
            name: (_module: object, pages: PageChunk[]) => chunkFor(pages),
            chunks: ({ name }: PageChunk) => name?.startsWith('component---') ?? false,
            enforce: true,
            priority: 100,
          },
        },
      },
    },
  })
  minifyForModernBrowsers(args)
}

/**
 * Gatsby minifies for browsers that know nothing newer than ECMAScript 5. The style sheet needs browsers
 * of 2023 and later anyway.
 */
function minifyForModernBrowsers({ getConfig, plugins, actions }: CreateWebpackConfigArgs) {
  const config = getConfig()
  const [, ...otherMinimizers] = config.optimization.minimizer
  const terserOptions = {
    parse: { ecma: 2020 },
    compress: { ecma: 2020, passes: 2 },
    output: { ecma: 2020 },
    mangle: true,
  }
  config.optimization.minimizer = [plugins.minifyJs({ terserOptions }), ...otherMinimizers]
  actions.replaceWebpackConfig(config)
}
