import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { OFFLINE_WORKER } from '../../publish/offline/write-offline'

/**
 * Gatsby hook: compiles the service worker for visitors who have started a plan, beside the app, and names
 * the app's files.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  getConfig,
}) => {
  if (stage !== 'build-javascript') return
  const config = getConfig()
  // setWebpackConfig ignores entries.
  config.entry[OFFLINE_WORKER] = { import: path.resolve('src/offline/worker.ts'), runtime: false }
  // Every page's scripts name all others. Short names save each page a kilobyte.
  Object.assign(config.output, { chunkFilename: 'chunk-[contenthash].js', hashDigestLength: 8 })
  actions.replaceWebpackConfig(config)
}
