import type { GatsbyNode } from 'gatsby'
import { buildFolders } from '../../documents/built-site'
import { currentVersion } from './current-version'
import { removeStaleBuild } from './stale-build'

/**
 * Gatsby hook: deletes the previous build if other code made it. The plugins' hooks have run before, so a build whose
 * content has mistakes never gets here and keeps the previous site.
 */
export const onPreInit: GatsbyNode['onPreInit'] = () =>
  removeStaleBuild(buildFolders(), currentVersion())
