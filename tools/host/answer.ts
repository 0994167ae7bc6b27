import { statSync } from 'node:fs'
import path from 'node:path'
import type { HostRules } from './host-rules'
import { redirectFor } from './redirect-for'

/** A response: a file with a status, or a redirect. */
interface Answer {
  status: number
  /** Path in the public folder. Undefined if the site has no 404 page. */
  file?: string | undefined
  location?: string
}

/** Noncanonical forms: a trailing slash, or a file name. */
const nonCanonical = /^(.*?)(?:\/index\.html|\/index|\.html|\/)$/

/** Configuration files, which the host never serves. */
const hostFiles = ['/_headers', '/_redirects']

/**
 * Returns Netlify's response for a decoded path. Order: forced rules, existing files, other rules, the 404
 * page.
 */
export function answerTo(folder: string, { redirects }: HostRules, address: string): Answer {
  const forced = redirectFor(redirects, address, { onlyForced: true })
  const canonical = nonCanonical.exec(address)?.[1]?.replace(/^$/, '/') ?? address
  const found = forced || hostFiles.includes(address) ? undefined : fileAt(folder, canonical)
  if (found && canonical !== address) return { status: 301, location: encodeURI(canonical) }
  if (found) return { status: 200, file: found }
  const rule = forced ?? redirectFor(redirects, address)
  if (rule && rule.status >= 300 && rule.status < 400) {
    return { status: rule.status, location: rule.to }
  }
  const file = rule && fileAt(folder, rule.to)
  return file ? { status: rule.status, file } : { status: 404, file: fileAt(folder, '/404') }
}

/** Resolves an address to a file: `/about` is `about`, `about.html` or `about/index.html`. */
function fileAt(folder: string, address: string): string | undefined {
  const candidates = [address, `${address}.html`, path.posix.join(address, 'index.html')]
  return candidates.find((file) => {
    try {
      return statSync(path.join(folder, file)).isFile()
    } catch {
      // Missing, or a name too long for the file system.
      return false
    }
  })
}
