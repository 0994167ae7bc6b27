/** A block of `_headers`: headers for addresses that match a pattern. Lowercase names. */
export interface HeaderRule {
  pattern: string
  headers: Record<string, string>
}

/** The pattern of every address. */
const EVERYTHING = '/*'

const FOREVER = 'public, max-age=31536000, immutable'
const REVALIDATE = 'public, max-age=0, must-revalidate'

/** Browser features that neither the site nor its frames may use. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/**
 * All header rules. `hashedFiles` and `pages` are addresses. No two rules set the same header for one
 * address, because Netlify would take the last value, and Cloudflare would join them with a comma. So the
 * site's headers for `/*` go into the first rule. `isFramed`: the policy allows some site to frame pages.
 */
export function headerRules(site: {
  policy: string
  isFramed: boolean
  hashedFiles: readonly string[]
  pages: readonly string[]
  immutable: readonly string[]
  headers: Readonly<Record<string, HeaderRule['headers']>>
}): HeaderRule[] {
  const cacheRule = (pattern: string, value: string) => ({
    pattern,
    headers: { 'cache-control': value },
  })
  return [
    {
      pattern: EVERYTHING,
      headers: {
        'content-security-policy': site.policy,
        'strict-transport-security': 'max-age=63072000',
        'x-content-type-options': 'nosniff',
        ...(site.isFramed ? {} : { 'x-frame-options': 'DENY' }),
        'referrer-policy': 'same-origin',
        'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
        'cross-origin-opener-policy': 'same-origin',
        ...site.headers[EVERYTHING],
      },
    },
    ...['/static/*', ...site.immutable, ...site.hashedFiles].map((pattern) =>
      cacheRule(pattern, FOREVER),
    ),
    cacheRule('/page-data/*', REVALIDATE),
    ...pagePatterns(site.pages).map((pattern) => ({
      pattern,
      headers: {
        'cache-control': REVALIDATE,
        // Pages only, because feed readers load pictures and files from here.
        'cross-origin-resource-policy': 'same-origin',
      },
    })),
    ...Object.entries(site.headers)
      .filter(([pattern]) => pattern !== EVERYTHING)
      .map(([pattern, headers]) => ({ pattern, headers })),
  ]
}

/**
 * The home page, and one pattern per first path segment that no other pattern covers: `/about*` is for `/about-me`
 * too. Leaves out the 404 page, because `/404*` could match one of Gatsby's scripts, which have numeric names.
 */
function pagePatterns(pages: readonly string[]): string[] {
  const firstParts = new Set(
    pages
      .filter((page) => page !== '/' && !page.startsWith('/404'))
      .map((page) => `/${page.split('/')[1]}`),
  )
  const shortest = [...firstParts].filter(
    (part) => ![...firstParts].some((other) => other !== part && part.startsWith(other)),
  )
  return ['/', ...shortest.map((part) => `${part}*`)].sort()
}
