import { statSync } from 'node:fs'
import path from 'node:path'

/** What a host finds at an address: a file to send, another address to go to, or nothing. */
export type Found = { file: string } | { redirect: string } | undefined

/**
 * Returns whether a file is there: false also for a name that the file system refuses as too long.
 */
function isFile(file: string): boolean {
  try {
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** Files that tell the host what to do. It reads them and never sends them. */
const hostFiles = ['/_headers', '/_redirects']

/** Pages answer at one address each: not with a slash at the end, nor as a file name. */
const otherForm = /^(.*?)(\/index\.html|\/index|\.html|\/)$/

/**
 * Finds what stands at an address the way Netlify does with flat files: `/about` is `about.html` (or
 * `about/index.html`), and `/about/`, `/about.html` and `/about/index.html` lead to `/about`.
 * Takes the public folder and a decoded path without `.` and `..`.
 */
export function findFile(folder: string, address: string): Found {
  if (hostFiles.includes(address)) return undefined
  const [, canonical] = address === '/' ? [] : (otherForm.exec(address) ?? [])
  if (canonical !== undefined) {
    return pageFile(folder, canonical || '/') ? { redirect: canonical || '/' } : undefined
  }
  const file = pageFile(folder, address)
  return file ? { file } : undefined
}

/** Returns the file that answers at an address without any redirect, or undefined. */
export function pageFile(folder: string, address: string): string | undefined {
  const base = path.join(folder, address)
  const candidates =
    address === '/' ? [`${base}index.html`] : [base, `${base}.html`, path.join(base, 'index.html')]
  return candidates.find(isFile)
}
