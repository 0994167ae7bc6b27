import { createHash } from 'node:crypto'
import type { InlineCode } from './inline-code'

/** Policy source for an inline script or style. */
const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The Content-Security-Policy. Allows own files, pictures from the domains `imageHosts`, and `inline`. */
export function contentSecurityPolicy(
  imageHosts: readonly string[],
  { scripts, styles }: InlineCode,
): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashSource)],
    'style-src': ["'self'", ...styles.map(hashSource)],
    // For style attributes, such as aspect ratios of images, which can't load or run anything.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...imageHosts.map((host) => `https://${host}`)],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // No upgrade-insecure-requests: every source is same-origin or https, and Safari would apply it to
    // http://localhost too.
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
