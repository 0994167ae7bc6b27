import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { uncheckedSettings } from '../../content/unchecked-settings'
import { colors } from '../../documents/colors'
import { OFFLINE_WORKER } from '../../post-build/offline/write-offline'

/** Each color as code. */
const brandColors = Object.fromEntries(
  Object.entries(colors).map(([name, color]) => [name, JSON.stringify(color)]),
)

const brandName = JSON.stringify(uncheckedSettings().name ?? '')

/**
 * Source maps by stage. Gatsby makes full ones, for about 30 s of processor: visitors' scripts need none, and for the
 * place of an error while pages are rendered, lines are enough.
 */
const sourceMaps: Record<string, string | false> = {
  'build-javascript': false,
  'build-html': 'cheap-module-source-map',
}

/**
 * Gatsby hook: compiles the service worker for visitors who have started a plan, beside the app, and names
 * the app's files. The brand's colors and name are constants of the build.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  getConfig,
  plugins,
}) => {
  actions.setWebpackConfig({
    plugins: [plugins.define({ BRAND_COLORS: brandColors, BRAND_NAME: brandName })],
    ...(stage in sourceMaps && { devtool: sourceMaps[stage] }),
  })
  if (stage !== 'build-javascript') return
  const config = getConfig()
  // setWebpackConfig ignores entries.
  config.entry[OFFLINE_WORKER] = { import: path.resolve('src/offline/worker.ts'), runtime: false }
  // Every page's scripts name all others. Short names save each page a kilobyte.
  Object.assign(config.output, { chunkFilename: 'chunk-[contenthash].js', hashDigestLength: 8 })
  actions.replaceWebpackConfig(config)
}
