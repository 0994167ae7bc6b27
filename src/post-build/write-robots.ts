import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuiltSite } from '../documents/built-site'

/** Writes robots.txt, which leads robots to the sitemap. */
export const writeRobots = ({ publicFolder, settings }: BuiltSite): Promise<void> =>
  writeFile(
    path.join(publicFolder, 'robots.txt'),
    `User-agent: *\nAllow: /\n\nSitemap: ${settings.url}/sitemap-index.xml\n`,
  )
