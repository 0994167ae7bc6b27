import type { GatsbyNode } from 'gatsby'
import { buildFolders } from '../../output/files/folders'
import { noteBuildVersion } from '../internals/stale-build'
import { currentVersion } from './current-version'

/** Gatsby hook, the first one after its cache was emptied where it had to be. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () =>
  noteBuildVersion(buildFolders(), currentVersion())
