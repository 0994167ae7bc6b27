import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { colors } from '../../documents/colors'
import { OFFLINE_WORKER } from '../../publish/offline/write-offline'

/**
 * Gatsby hook: compiles the service worker for visitors who have started a plan, beside the app, and names
 * the app's files. The brand's colors are constants of the build.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  getConfig,
  plugins,
}) => {
  const toolbar = { light: colors.deep, dark: colors.deepInTheDark }
  actions.setWebpackConfig({
    plugins: [plugins.define({ TOOLBAR_COLORS: JSON.stringify(toolbar) })],
  })
  if (stage !== 'build-javascript') return
  const config = getConfig()
  // setWebpackConfig ignores entries.
  config.entry[OFFLINE_WORKER] = { import: path.resolve('src/offline/worker.ts'), runtime: false }
  // Every page's scripts name all others. Short names save each page a kilobyte.
  Object.assign(config.output, { chunkFilename: 'chunk-[contenthash].js', hashDigestLength: 8 })
  actions.replaceWebpackConfig(config)
}
