import { createHash } from 'node:crypto'
import type { InlineCode } from './inline-code'

/** Policy source for an inline script or style. */
const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Sources by directive of a Content-Security-Policy. */
export type Directives = Readonly<Record<string, readonly string[]>>

/** The Content-Security-Policy. Allows own files, `inline`, and the further sources of `directives`. */
export function contentSecurityPolicy(
  directives: Directives,
  { scripts, styles }: InlineCode,
): string {
  const defaults: Directives = {
    'default-src': [],
    'script-src': ["'self'", ...scripts.map(hashSource)],
    'style-src': ["'self'", ...styles.map(hashSource)],
    // For style attributes, such as aspect ratios of images, which can't load or run anything.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': [],
    'base-uri': [],
    'object-src': [],
    // No upgrade-insecure-requests: every source is same-origin or https, and Safari would apply it to
    // http://localhost too.
  }
  return [...new Set([...Object.keys(defaults), ...Object.keys(directives)])]
    .map((name) => {
      const sources = [...(defaults[name] ?? []), ...(directives[name] ?? [])]
      return [name, ...(sources.length > 0 ? sources : ["'none'"])].join(' ')
    })
    .join('; ')
}
