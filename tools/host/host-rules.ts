import { statSync } from 'node:fs'
import path from 'node:path'

/** A block of `_headers`, as parsed by Netlify. */
export interface HeaderRule {
  forRegExp: RegExp
  values: Record<string, string>
}

/** A line of `_redirects`, as parsed by Netlify. */
export interface RedirectRule {
  path: string
  to: string
  status?: number
  force: boolean
  query?: Record<string, string>
  conditions?: Record<string, unknown>
}

/** The rules in a public folder's two configuration files. */
export interface HostRules {
  headers: HeaderRule[]
  redirects: RedirectRule[]
}

/**
 * Returns a function that reads `_headers` and `_redirects` with Netlify's parsers, again after each change.
 * It throws on lines that they reject.
 */
export function hostRulesOf(folder: string): () => Promise<HostRules> {
  const files = {
    headers: path.join(folder, '_headers'),
    redirects: path.join(folder, '_redirects'),
  }
  let version = ''
  let rules: Promise<HostRules> | undefined
  return () => {
    const current = Object.values(files)
      .map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs)
      .join()
    if (!rules || current !== version) rules = readRules(files)
    version = current
    return rules
  }
}

async function readRules(files: { headers: string; redirects: string }): Promise<HostRules> {
  const [{ parseAllHeaders }, { parseAllRedirects }] = await Promise.all([
    import('@netlify/headers-parser'),
    import('@netlify/redirect-parser'),
  ])
  const [headers, redirects] = await Promise.all([
    parseAllHeaders({ headersFiles: [files.headers], configHeaders: [], minimal: false }),
    parseAllRedirects({ redirectsFiles: [files.redirects], configRedirects: [], minimal: false }),
  ])
  const [error] = [...headers.errors, ...redirects.errors]
  if (error) throw error
  return {
    headers: headers.headers as HeaderRule[],
    redirects: redirects.redirects as RedirectRule[],
  }
}

/** Netlify's default caching. */
const REVALIDATE = 'public, max-age=0, must-revalidate'

/**
 * Returns a response's headers. If several rules set one, the last wins, as in Netlify's local server. Errors
 * are never cached, whatever the rule for their address.
 */
export function headersFor({ headers }: HostRules, address: string, status: number) {
  const merged: Record<string, string> = { 'cache-control': REVALIDATE }
  for (const { forRegExp, values } of headers) {
    if (!forRegExp.test(address)) continue
    for (const [name, value] of Object.entries(values)) merged[name.toLowerCase()] = value
  }
  return status < 400 ? merged : { ...merged, 'cache-control': REVALIDATE }
}
