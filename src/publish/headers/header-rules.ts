import { figureFolder, paths } from '../../lib/paths'
import { RULES_ADDRESS, RULES_TYPE } from './speculation-rules'

/** A block of `_headers`: what to send for addresses that match a pattern. Names in lower case. */
export interface HeaderRule {
  pattern: string
  headers: Record<string, string>
}

const FOREVER = 'public, max-age=31536000, immutable'
const REVALIDATE = 'public, max-age=0, must-revalidate'

/** Browser features that neither the site nor a frame in it may use. */
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
 * Returns every header of the site. No two rules set one header for the same address, because hosts
 * differ in what they do then: Netlify takes the last value, Cloudflare joins them with a comma.
 * Takes the policy, the addresses of files whose name changes with their content, and those of all pages.
 */
export function headerRules(site: {
  policy: string
  hashedFiles: string[]
  pages: string[]
}): HeaderRule[] {
  const cached = (pattern: string, value: string) => ({
    pattern,
    headers: { 'cache-control': value },
  })
  return [
    {
      pattern: '/*',
      headers: {
        'content-security-policy': site.policy,
        'strict-transport-security': 'max-age=63072000',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
        'cross-origin-opener-policy': 'same-origin',
      },
    },
    ...['/static/*', '/fonts/*', `${figureFolder}/*`, ...site.hashedFiles].map((pattern) =>
      cached(pattern, FOREVER),
    ),
    cached('/page-data/*', REVALIDATE),
    // The service worker, and the lists by which copies are compared with the site.
    cached('/offline*', REVALIDATE),
    ...sections(site.pages).map((pattern) => ({
      pattern,
      headers: {
        'cache-control': REVALIDATE,
        // Of pages alone: readers of the feeds show pictures and files from here.
        'cross-origin-resource-policy': 'same-origin',
        'speculation-rules': `"${RULES_ADDRESS}"`,
      },
    })),
    { pattern: RULES_ADDRESS, headers: { 'content-type': RULES_TYPE } },
    // The same words stand on the page itself, which is what search engines should lead to.
    ...[
      `${paths.blog}/*.md`,
      `${paths.guides}/*.md`,
      `${paths.plans}/*.md`,
      `${paths.plans}/*.json`,
      `${paths.exercises}/*.md`,
      `${paths.exercises}/*.json`,
    ].map((pattern) => ({
      pattern,
      headers: { 'x-robots-tag': 'noindex' },
    })),
  ]
}

/**
 * Returns the home page, and one pattern for each first part of the other pages' addresses, without the 404 page:
 * `/404*` could be one of Gatsby's scripts, which have numbers for names.
 */
function sections(pages: string[]): string[] {
  const firstParts = pages
    .filter((page) => page !== paths.home && !page.startsWith('/404'))
    .map((page) => `/${page.split('/')[1]}*`)
  return [paths.home, ...new Set(firstParts)].sort()
}
