import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { FIRST_SCRIPT, OFFLINE_WORKER } from '../../gatsby-internals/app-files'
import { chunkFor, type PageChunk } from '../../gatsby-internals/chunk-for'
import {
  excludedModuleAliases,
  matchPathsList,
  noMatchPaths,
} from '../../gatsby-internals/excluded-modules'
import { modernMinimizers } from '../../gatsby-internals/modern-minimizers'

/** Part of webpack's chunk graph. */
interface ChunkGraph {
  getModuleChunks: (module: object) => Iterable<PageChunk>
}

const isPage = ({ name }: PageChunk) => name?.startsWith('component---') ?? false

/** Gatsby hook: decides which code ships with which page, and which never ships. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  plugins,
  getConfig,
}) => {
  if (!stage.startsWith('build-')) return
  actions.setWebpackConfig({
    // Recompile when the browser targets change.
    cache: { type: 'filesystem', buildDependencies: { babel: [path.resolve('babel.config.js')] } },
  })
  if (stage !== 'build-javascript') return
  actions.setWebpackConfig({
    resolve: { alias: excludedModuleAliases(path.resolve('.')) },
    plugins: [plugins.normalModuleReplacement(matchPathsList, path.resolve(noMatchPaths))],
    optimization: {
      splitChunks: {
        cacheGroups: {
          screens: {
            name: (_module: object, pages: PageChunk[]) => chunkFor(pages),
            chunks: isPage,
            test: (module: object, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
              chunkFor([...chunkGraph.getModuleChunks(module)].filter(isPage)) !== undefined,
            enforce: true,
            priority: 100,
          },
        },
      },
    },
  })
  const config = getConfig()
  // With webpack's cache, a warm build picks short names from other hashes and differs from a clean one.
  // Leave Babel's cache on.
  config.cache = false
  // Keep hashes at 32 bits, because every page and the runtime contain file names. webpack.stats.json maps
  // chunks to files.
  Object.assign(config.output, { chunkFilename: '[contenthash].js', hashDigestLength: 8 })
  // Standalone entries: the script in every page's head (src/start/before-start), and the service worker for
  // visitors who have started a plan (src/offline).
  for (const [entry, file] of [
    [FIRST_SCRIPT, 'src/start/before-start/first-script.ts'],
    [OFFLINE_WORKER, 'src/offline/worker.ts'],
  ] as const) {
    config.entry[entry] = { import: path.resolve(file), runtime: false }
  }
  // Emit source maps next to the files, but don't link them, because only developer tools read that line.
  config.devtool = 'hidden-source-map'
  // Webpack's own code targets the browsers in babel.config.js.
  config.target = ['web', 'es2020']
  config.optimization.minimizer = modernMinimizers(config.optimization.minimizer, (options) =>
    plugins.minifyJs(options),
  )
  actions.replaceWebpackConfig(config)
}
