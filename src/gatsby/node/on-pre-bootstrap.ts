import { writeFile } from 'node:fs/promises'
import type { GatsbyNode } from 'gatsby'
import { uncheckedSettings } from '../../content/unchecked-settings'
import { brandStyle } from '../../documents/brand/brand-style'
import { buildFolders } from '../../documents/built-site'
import { currentVersion } from './current-version'
import { recordBuildVersion } from './stale-build'

/**
 * Gatsby hook: records the build's version, and writes the brand's colors for the style sheets. By now Gatsby has
 * emptied a stale cache.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async () => {
  await recordBuildVersion(buildFolders(), currentVersion())
  await writeFile('.cache/brand.css', brandStyle(uncheckedSettings().colors))
}
