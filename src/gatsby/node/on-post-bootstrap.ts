import type { GatsbyNode } from 'gatsby'
import { writeIcons } from '../../documents/brand/icons'
import { buildFolders } from '../../documents/built-site'
import { getPublishedContent } from '../source-nodes/content-source'

/** Gatsby hook: draws the icons, which `npm run develop` shows too. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async ({ getCache }) => {
  const { settings } = await getPublishedContent(getCache)
  await writeIcons(buildFolders().publicFolder, settings)
}
