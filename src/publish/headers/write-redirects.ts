import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuiltSite } from '../../documents/built-site'
import { articlePath, exercisePath, planPath } from '../../lib/paths'

/**
 * Writes `_redirects`, which Netlify and hosts like it read: the addresses that editors have moved,
 * then what to show, with status 404, at addresses of articles, plans and exercises that do not exist. Pages and
 * files that exist come before these rules, except before those with an exclamation mark. Every other
 * unknown address gets 404.html by itself.
 */
export async function writeRedirects({
  publicFolder,
  pages,
  redirects,
}: Pick<BuiltSite, 'publicFolder' | 'pages' | 'redirects'>): Promise<void> {
  const unknown = [articlePath, planPath, exercisePath].filter((pathOf) =>
    pages.includes(pathOf('unknown')),
  )
  const notFound = (pathOf: (name: string) => string) => `${pathOf('unknown')}.html`
  const rules = [
    ...redirects.map(({ from, to }) => [encoded(from), encoded(to), '301']),
    // The pages for what is not found are pages: asked for by name, they must not answer 200.
    ['/404', '/404.html', '404!'],
    ...unknown.map((pathOf) => [pathOf('unknown'), notFound(pathOf), '404!']),
    ...unknown.map((pathOf) => [pathOf(':name'), notFound(pathOf), '404']),
  ]
  const text = rules.map((rule) => `${rule.join(' ')}\n`).join('')
  await writeFile(path.join(publicFolder, '_redirects'), text)
}

/** Returns an address with letters beyond ASCII percent-encoded, as in requests. */
const encoded = (address: string) => address.replace(/[^\x21-\x7e]+/g, encodeURIComponent)
