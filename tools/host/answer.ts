import { findFile, pageFile } from './find-file'
import type { HostRules } from './host-rules'
import { redirectFor } from './redirect-for'

/** What a request gets: a file with a status, or another address to go to. */
export interface Answer {
  status: number
  /** Missing where a site has no 404 page. */
  file?: string | undefined
  location?: string
}

/**
 * Returns what a host answers at an address, given as a decoded path. Forced rules come first, then
 * what exists, then the other rules, then the 404 page.
 */
export function answerTo(folder: string, { redirects }: HostRules, address: string): Answer {
  const forced = redirectFor(redirects, address, { onlyForced: true })
  const found = forced ? undefined : findFile(folder, address)
  if (found && 'redirect' in found) return { status: 301, location: encoded(found.redirect) }
  if (found) return { status: 200, file: found.file }
  const rule = forced ?? redirectFor(redirects, address)
  if (rule && rule.status >= 300 && rule.status < 400) {
    return { status: rule.status, location: rule.to }
  }
  const file = rule && pageFile(folder, rule.to)
  return file ? { status: rule.status, file } : { status: 404, file: pageFile(folder, '/404') }
}

const encoded = (address: string) => address.split('/').map(encodeURIComponent).join('/')
