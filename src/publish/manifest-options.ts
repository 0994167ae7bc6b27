import type { SiteSettings } from '../content/schema/site'
import { colors } from '../lib/colors'
import { paths } from '../lib/paths'

/** Options of gatsby-plugin-manifest. Icons are in `static`, drawn by tools/make-icons.ts. */
export function manifestOptions({ name, description }: Partial<SiteSettings>) {
  const icon = (size: number, file: string, purpose: string) => ({
    src: `/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: paths.home,
    name,
    short_name: name,
    description,
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
      { name: 'Saved plans', url: paths.saved },
    ],
    // src/gatsby/ssr/on-render-body.tsx writes these two into heads.
    theme_color_in_head: false,
    legacy: false,
  }
}
