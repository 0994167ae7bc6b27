import type { GatsbyNode } from 'gatsby'
import { buildFolders } from '../../documents/built-site'
import { currentVersion } from './current-version'
import { recordBuildVersion } from './stale-build'

/** Gatsby hook: records the build's version. By now Gatsby has emptied a stale cache. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () =>
  recordBuildVersion(buildFolders(), currentVersion())
