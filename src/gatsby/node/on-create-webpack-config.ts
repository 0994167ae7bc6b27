import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { OFFLINE_WORKER } from '../../publish/offline/worker-text'

/** Gatsby hook: compiles the service worker for visitors who have started a plan, beside the app. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  getConfig,
}) => {
  if (stage !== 'build-javascript') return
  const config = getConfig()
  // setWebpackConfig ignores entries.
  config.entry[OFFLINE_WORKER] = { import: path.resolve('src/offline/worker.ts'), runtime: false }
  actions.replaceWebpackConfig(config)
}
