import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { othersRules, ownRules } from './own-rules'

/** Part of what Gatsby keeps of a `createRedirect`. */
interface Redirect {
  fromPath: string
  toPath: string
  isPermanent?: boolean
  statusCode?: number
  force?: boolean
}

/**
 * Writes the redirects that the site made with Gatsby's `createRedirect` into `_redirects`, which Netlify and
 * Cloudflare Pages read. Rules that the file already has, from `static` or another plugin, come first, so that
 * they win. Pages and files win over a rule without `force`.
 */
export function writeRedirects(publicFolder: string, redirects: readonly Redirect[]): void {
  const file = path.join(publicFolder, '_redirects')
  const rules = redirects.map(({ fromPath, toPath, statusCode, isPermanent, force }) => {
    const status = statusCode ?? (isPermanent ? 301 : 302)
    return `${encodeAddress(fromPath)} ${encodeAddress(toPath)} ${status}${force ? '!' : ''}\n`
  })
  writeFileSync(file, othersRules(file) + ownRules(rules))
}

/** Percent-encodes non-ASCII letters, as requests do. */
const encodeAddress = (address: string) => address.replace(/[^\x21-\x7e]+/g, encodeURIComponent)
