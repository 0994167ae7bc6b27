import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuiltSite } from '../../documents/built-site'
import { articlePath, exercisePath, planPath, replacedPages } from '../../lib/paths'

/**
 * Writes `_redirects` for Netlify and similar hosts: first moved addresses, those of editors before ours, then the 404 pages for unknown
 * articles, plans and exercises. Pages and files win over rules without an exclamation mark. Any other
 * unknown address gets 404.html without a rule.
 */
export async function writeRedirects({
  publicFolder,
  pages,
  redirects,
}: Pick<BuiltSite, 'publicFolder' | 'pages' | 'redirects'>): Promise<void> {
  const notFoundPaths = [articlePath, planPath, exercisePath].filter((pathOf) =>
    pages.includes(pathOf('unknown')),
  )
  const notFound = (pathOf: (name: string) => string) => `${pathOf('unknown')}.html`
  const rules = [
    ...redirects.map(({ from, to }) => [encodeAddress(from), encodeAddress(to), '301']),
    ...Object.entries(replacedPages).map(([from, to]) => [from, to, '301']),
    // Not-found pages are real pages. A direct request for one must not answer 200.
    ['/404', '/404.html', '404!'],
    ...notFoundPaths.map((pathOf) => [pathOf('unknown'), notFound(pathOf), '404!']),
    ...notFoundPaths.map((pathOf) => [pathOf(':name'), notFound(pathOf), '404']),
  ]
  const text = rules.map((rule) => `${rule.join(' ')}\n`).join('')
  await writeFile(path.join(publicFolder, '_redirects'), text)
}

/** Percent-encodes non-ASCII letters, as requests do. */
const encodeAddress = (address: string) => address.replace(/[^\x21-\x7e]+/g, encodeURIComponent)
