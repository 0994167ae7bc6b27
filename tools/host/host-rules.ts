import { statSync } from 'node:fs'
import path from 'node:path'

/** One block of `_headers`, as Netlify's parser gives it. */
export interface HeaderRule {
  forRegExp: RegExp
  values: Record<string, string>
}

/** One line of `_redirects`, as Netlify's parser gives it. */
export interface RedirectRule {
  path: string
  to: string
  status?: number
  force: boolean
  query?: Record<string, string>
  conditions?: Record<string, unknown>
}

/** What the two files of a public folder tell its host. */
export interface HostRules {
  headers: HeaderRule[]
  redirects: RedirectRule[]
}

/**
 * Returns a function that reads `_headers` and `_redirects` of a public folder with Netlify's own
 * parsers, again whenever one of them has changed. It throws when a line makes no sense to them.
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

/** What Netlify sends where no rule says how long to keep an answer. */
const REVALIDATE = 'public, max-age=0, must-revalidate'

/**
 * Returns the headers for an answer at a path. Where several rules set one header the last one
 * wins, as in Netlify's own local server. Errors are never kept, whatever the rule for their
 * address says.
 */
export function headersFor({ headers }: HostRules, address: string, status: number) {
  const merged: Record<string, string> = { 'cache-control': REVALIDATE }
  for (const { forRegExp, values } of headers) {
    if (!forRegExp.test(address)) continue
    for (const [name, value] of Object.entries(values)) merged[name.toLowerCase()] = value
  }
  return status < 400 ? merged : { ...merged, 'cache-control': REVALIDATE }
}
