import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuiltSite } from '../documents/built-site'
import { colors } from '../documents/colors'
import { paths } from '../lib/paths'

/** Writes manifest.webmanifest for home screens. `documents/brand/icons.ts` draws the icons. */
export async function writeManifest({ publicFolder, settings }: BuiltSite): Promise<void> {
  const icon = (size: number, name: string, purpose: string) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    id: paths.home,
    name: settings.name,
    short_name: settings.name,
    description: settings.description,
    lang: 'en-US',
    start_url: paths.home,
    scope: paths.home,
    display: 'minimal-ui',
    background_color: colors.paper,
    theme_color: colors.deep,
    icons: [
      icon(192, 'icon-192', 'any'),
      icon(512, 'icon-512', 'any'),
      icon(512, 'icon-maskable-512', 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [
      { name: 'Workouts', url: paths.plans },
      { name: 'Favorites', url: paths.saved },
    ],
  }
  await writeFile(
    path.join(publicFolder, 'manifest.webmanifest'),
    `${JSON.stringify(manifest, null, 2)}\n`,
  )
}
