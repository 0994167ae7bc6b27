import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { FIRST_SCRIPT, OFFLINE_WORKER } from '../internals/app-files'
import { chunkFor, type PageChunk } from '../internals/chunk-for'
import { leftOutModules } from '../internals/left-out-modules'
import { matchPathsList, noMatchPaths } from '../internals/match-paths'
import { modernMinimizers } from '../internals/modern-minimizers'

/** The part of webpack's chunk graph that is used here. */
interface ChunkGraph {
  getModuleChunks: (module: object) => Iterable<PageChunk>
}

const isPage = ({ name }: PageChunk) => name?.startsWith('component---') ?? false

/** Gatsby hook: which code comes with which page, and what is left out of it. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  plugins,
  getConfig,
}) => {
  if (!stage.startsWith('build-')) return
  actions.setWebpackConfig({
    // What was compiled for other browsers before is compiled anew.
    cache: { type: 'filesystem', buildDependencies: { babel: [path.resolve('babel.config.js')] } },
  })
  if (stage !== 'build-javascript') return
  actions.setWebpackConfig({
    resolve: { alias: leftOutModules(path.resolve('.')) },
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
  // With webpack's cache a warm build shortens names from other hashes and differs from a clean
  // one. Babel's results are kept all the same.
  config.cache = false
  // Names of files are in the runtime, which every page loads, and in every page: 32 bits are
  // enough. webpack.stats.json says which chunk is in which file.
  Object.assign(config.output, { chunkFilename: '[contenthash].js', hashDigestLength: 8 })
  // Files that share nothing: the script in every page's head (src/start/before-start), and the worker of
  // visitors who keep a plan (src/begun).
  for (const [entry, file] of [
    [FIRST_SCRIPT, 'src/start/before-start/first-script.ts'],
    [OFFLINE_WORKER, 'src/begun/worker.ts'],
  ] as const) {
    config.entry[entry] = { import: path.resolve(file), runtime: false }
  }
  // A file does not name its source map, which stands beside it: only developers' tools would read that line.
  config.devtool = 'hidden-source-map'
  // What webpack itself writes is for the browsers that babel.config.js compiles for.
  config.target = ['web', 'es2020']
  config.optimization.minimizer = modernMinimizers(config.optimization.minimizer, (options) =>
    plugins.minifyJs(options),
  )
  actions.replaceWebpackConfig(config)
}
