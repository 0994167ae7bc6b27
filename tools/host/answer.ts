import { statSync } from 'node:fs'
import path from 'node:path'
import type { HostRules } from './host-rules'
import { redirectFor } from './redirect-for'

/** What a request gets: a file with a status, or another address to go to. */
export interface Answer {
  status: number
  /** Its path in the public folder. Missing where a site has no 404 page. */
  file?: string | undefined
  location?: string
}

/** Pages answer at one address each: not with a slash at the end, nor as a file name. */
const otherForm = /^(.*?)(?:\/index\.html|\/index|\.html|\/)$/

/** Files that tell the host what to do. It reads them and never sends them. */
const hostFiles = ['/_headers', '/_redirects']

/**
 * Returns what Netlify answers at an address, given as a decoded path. Forced rules come first, then
 * what exists, then the other rules, then the 404 page.
 */
export function answerTo(folder: string, { redirects }: HostRules, address: string): Answer {
  const forced = redirectFor(redirects, address, { onlyForced: true })
  const canonical = otherForm.exec(address)?.[1]?.replace(/^$/, '/') ?? address
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

/** Returns the file of an address: `/about` is `about`, `about.html` or `about/index.html`. */
function fileAt(folder: string, address: string): string | undefined {
  const candidates = [address, `${address}.html`, path.posix.join(address, 'index.html')]
  return candidates.find((file) => {
    try {
      return statSync(path.join(folder, file)).isFile()
    } catch {
      // Missing, or a name that the file system refuses as too long.
      return false
    }
  })
}
