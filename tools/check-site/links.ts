import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Attributes with an address. */
const address = /\s(?:href|src|action)="([^"]*)"/g
const candidates = /\ssrcset="([^"]*)"/gi
const id = /\sid="([^"]*)"/g

const decoded = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x26;', '&')

/** Returns a page's internal addresses. */
function addressesIn(html: string, origin: string): string[] {
  const links = [...html.matchAll(address)].map(([, value = '']) => decoded(value))
  const pictures = [...html.matchAll(candidates)].flatMap(([, value = '']) =>
    decoded(value)
      .split(',')
      .map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
  )
  return [...links, ...pictures]
    .map((value) => (value.startsWith(`${origin}/`) ? value.slice(origin.length) : value))
    .filter((value) => value.startsWith('/') || value.startsWith('#'))
}

/** Returns the file for an address, or undefined. */
export function fileOf(folder: string, pathname: string): string | undefined {
  const name = decodeURIComponent(pathname)
  const candidates = name === '/' ? ['index.html'] : [name, `${name}.html`]
  return candidates
    .map((place) => path.join(folder, place))
    .find((file) => existsSync(file) && path.extname(file) !== '')
}

/** Returns a sentence for each broken link, image or fragment of a page. */
export function brokenLinks(folder: string, page: string, html: string, origin: string): string[] {
  const found = new Set(addressesIn(html, origin))
  return [...found].flatMap((value) => {
    const [pathname = '', fragment] = value.split('#')
    const target = pathname.split('?')[0] || page
    const file = fileOf(folder, target)
    if (!file) return [`${page} links to ${value}, which does not exist.`]
    if (!fragment) return []
    const text = /\.(html|svg)$/.test(file) ? readFileSync(file, 'utf8') : ''
    const ids = [...text.matchAll(id)].map(([, name]) => name)
    return ids.includes(decodeURIComponent(fragment))
      ? []
      : [`${page} links to ${value}, but ${target} has no id "${fragment}".`]
  })
}
