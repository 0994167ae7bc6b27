import type { GatsbyNode } from 'gatsby'
import { buildFolders } from '../../documents/files/folders'
import { noteBuildVersion } from '../internals/stale-build'
import { currentVersion } from './current-version'

/**
 * Gatsby hook: records the version of the build. The first hook after Gatsby has emptied a stale
 * cache.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () =>
  noteBuildVersion(buildFolders(), currentVersion())
