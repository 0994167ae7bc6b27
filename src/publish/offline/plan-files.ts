import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuiltSite } from '../../documents/built-site'
import { filesByChunk, startFiles } from '../../gatsby/internals/app-files'
import { exercisePath, libraryDataPath, paths, planPath } from '../../lib/paths'
import type { CopyList } from '../../offline/model/copies'
import { pageFiles } from '../flat-pages/page-files'

/** Files that a page's HTML or data names: scripts, styles, fonts and drawings, but no pictures. */
const fileAddresses = /"(\/[^"?#\s]+\.(?:js|css|svg|woff2|webmanifest))["#]/g

/** A file of the site, without its content, because all pages of a large site exceed the memory. */
interface SiteFile {
  bytes: number
  hash: string
  /** Addresses of the files it names. */
  names: string[]
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

/** Pages in every copy, because they lead to the plan. */
const sharedPages = [paths.home, paths.plans, paths.saved]

/**
 * Returns a function that lists the files a plan needs offline. These are its pages, its exercises' pages and
 * those that lead to it, with their data, scripts, styles, fonts and drawings. All scripts that load on
 * demand come too, with their style sheets. Needs the finished site.
 */
export async function planFileLister({
  publicFolder,
  pages,
}: Pick<BuiltSite, 'publicFolder' | 'pages'>) {
  const chunks = await filesByChunk(publicFolder)
  const pageScripts = new Set(Object.values(chunks).flat())
  const lateScripts = (await readdir(publicFolder))
    .filter((name) => /^[0-9a-f]+\.js$/.test(name) && !pageScripts.has(name))
    .map((name) => `/${name}`)
  const lateFiles = [
    ...lateScripts,
    ...(await stylesOf(publicFolder, lateScripts)),
    libraryDataPath,
  ]
  const pageSet = new Set(pages)

  const fileAt = memoize(async (address: string): Promise<SiteFile> => {
    const isText = pageSet.has(address) || address.endsWith('.json')
    const file = pageSet.has(address)
      ? pageFiles(publicFolder, address).flat
      : path.join(publicFolder, address)
    const content = await readFile(file)
    const names = isText
      ? Array.from(content.toString().matchAll(fileAddresses), ([, name = '']) => name)
      : []
    return { bytes: content.length, hash: hashOf(content), names: [...new Set(names)] }
  })

  const filesOf = memoize(async (page: string): Promise<string[]> => {
    const { runtime, files } = await startFiles(publicFolder, chunks, page)
    const texts = [page, ...files.filter((file) => file.endsWith('.json'))]
    const read = await Promise.all(texts.map(fileAt))
    return [page, runtime, ...files, ...read.flatMap(({ names }) => names)]
  })

  return async (plan: {
    planId: string
    title: string
    library: readonly { exerciseId: string }[]
  }): Promise<CopyList> => {
    const exercises = plan.library.map(({ exerciseId }) => exercisePath(exerciseId))
    const address = planPath(plan.planId)
    const copiedPages = [
      ...pages.filter((page) => page === address || page.startsWith(`${address}/`)),
      ...[...sharedPages, ...exercises].filter((page) => pageSet.has(page)),
    ]
    const lists = await Promise.all(copiedPages.map(filesOf))
    const files = [...new Set([...lists.flat(), ...lateFiles])].sort()
    const read = await Promise.all(files.map(fileAt))
    const version = hashOf(files.map((file, index) => `${file} ${read[index]?.hash}\n`).join(''))
    return {
      title: plan.title,
      version: version.slice(0, 16),
      bytes: read.reduce((sum, { bytes }) => sum + bytes, 0),
      files,
    }
  }
}

/** Style sheets that scripts load. */
async function stylesOf(publicFolder: string, scripts: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(
    scripts.map((script) => readFile(path.join(publicFolder, script), 'utf8')),
  )
  return texts.flatMap((text) =>
    Array.from(text.matchAll(/"(static\/[^"]+\.css)"/g), ([, file]) => `/${file}`),
  )
}

/** Memoizes an async read by address. */
function memoize<Result>(read: (address: string) => Promise<Result>) {
  const results = new Map<string, Promise<Result>>()
  return (address: string) => {
    const result = results.get(address) ?? read(address)
    results.set(address, result)
    return result
  }
}
