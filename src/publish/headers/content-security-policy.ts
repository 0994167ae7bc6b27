import { createHash } from 'node:crypto'
import type { KnownInline } from './unknown-inline'

/** Returns the hash by which a policy names an inline script or style. */
const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Returns the site's Content-Security-Policy, which allows the site's own files, pictures from the one image host,
 * and these inline texts. Takes the image host's domain.
 */
export function contentSecurityPolicy(imageHost: string, { scripts, styles }: KnownInline): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashSource)],
    'style-src': ["'self'", ...styles.map(hashSource)],
    // For style attributes alone, as on images that keep their ratio: they cannot load or run anything.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', `https://${imageHost}`],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // No upgrade-insecure-requests: every source is the site itself or https already, and Safari would
    // apply it to http://localhost too.
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
