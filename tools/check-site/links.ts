import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Attributes whose value is an address. */
const address = /\s(?:href|src|action)="([^"]*)"/g
const candidates = /\ssrcset="([^"]*)"/gi
const id = /\sid="([^"]*)"/g

const decoded = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x26;', '&')

/** The addresses in a page's HTML, without those that leave the site. */
function addressesIn(html: string, origin: string): string[] {
  const own = [...html.matchAll(address)].map(([, value = '']) => decoded(value))
  const pictures = [...html.matchAll(candidates)].flatMap(([, value = '']) =>
    decoded(value)
      .split(',')
      .map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
  )
  return [...own, ...pictures]
    .map((value) => (value.startsWith(`${origin}/`) ? value.slice(origin.length) : value))
    .filter((value) => value.startsWith('/') || value.startsWith('#'))
}

/** Returns the file that answers an address of the built site, or undefined. */
export function fileOf(folder: string, pathname: string): string | undefined {
  const name = decodeURIComponent(pathname)
  const places = name === '/' ? ['index.html'] : [name, `${name}.html`]
  return places
    .map((place) => path.join(folder, place))
    .find((file) => existsSync(file) && path.extname(file) !== '')
}

/**
 * Returns what is wrong with the links, pictures and fragments of one page: a sentence each. Takes
 * the folder of the built site, the page's address and HTML, and the site's origin.
 */
export function brokenLinks(folder: string, page: string, html: string, origin: string): string[] {
  const found = new Set(addressesIn(html, origin))
  return [...found].flatMap((value) => {
    const [pathname = '', fragment] = value.split('#')
    const target = pathname.split('?')[0] || page
    const file = fileOf(folder, target)
    if (!file) return [`${page} leads to ${value}, which does not exist.`]
    if (!fragment) return []
    const text = /\.(html|svg)$/.test(file) ? readFileSync(file, 'utf8') : ''
    const ids = [...text.matchAll(id)].map(([, name]) => name)
    return ids.includes(decodeURIComponent(fragment))
      ? []
      : [`${page} leads to ${value}, but ${target} has nothing called "${fragment}".`]
  })
}
