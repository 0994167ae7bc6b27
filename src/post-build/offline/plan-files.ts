import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  filesByChunk,
  pageDataOf,
  pageFile,
  startDataAddresses,
} from '../../../packages/gatsby-output'
import type { BuiltSite } from '../../documents/built-site'
import { exercisePath, libraryDataPath, paths, planPath } from '../../lib/paths'
import type { CopyList } from '../../offline/model/copy-list'

/** Files that a page's HTML or data names: scripts, styles, fonts and drawings, but no pictures. */
const fileAddresses = /(?<=")\/[^"?#\s]+\.(?:js|css|svg|woff2|webmanifest)(?=["#])/g

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

/** Pages in every copy: those that lead to the plan, and what to do when training becomes serious. */
const sharedPages = [paths.home, paths.plans, paths.saved, paths.emergency]

/**
 * Returns a function that lists the files a plan needs offline. These are its pages, its exercises' pages and
 * those that lead to it, with their data, scripts, styles, fonts and drawings. All scripts that load on
 * demand come too, with their style sheets. Needs the finished site.
 */
export function planFileLister({ publicFolder, pages }: Pick<BuiltSite, 'publicFolder' | 'pages'>) {
  const chunks = filesByChunk(publicFolder)
  const pageScripts = new Set(Object.values(chunks).flat())
  const lateScripts = readdirSync(publicFolder).filter(
    (name) => /^chunk-.*\.js$/.test(name) && !pageScripts.has(name),
  )
  const lateStyles = lateScripts.flatMap(
    (script) =>
      readFileSync(path.join(publicFolder, script), 'utf8').match(
        /(?<=")static\/[^"]+\.css(?=")/g,
      ) ?? [],
  )
  const lateFiles = [...lateScripts, ...lateStyles].map((file) => `/${file}`)
  const pageSet = new Set(pages)

  // Keeps no contents, because all pages of a large site exceed the memory.
  const fileAt = memoize((address) => {
    const isPage = pageSet.has(address)
    const file = isPage ? pageFile(publicFolder, address) : path.join(publicFolder, address)
    const content = readFileSync(file)
    const isText = isPage || address.endsWith('.json')
    const names = isText ? (content.toString().match(fileAddresses) ?? []) : []
    return { bytes: content.length, hash: hashOf(content), names: [...new Set(names)] }
  })

  const filesOf = memoize((page) => {
    const pageData = pageDataOf(publicFolder, page)
    const code = ['app', pageData.componentChunkName].flatMap((chunk) => chunks[chunk] ?? [])
    const texts = [page, ...startDataAddresses(pageData)]
    return [
      ...texts,
      ...texts.flatMap((text) => fileAt(text).names),
      ...code.map((file) => `/${file}`),
    ]
  })

  return (plan: {
    planId: string
    title: string
    library: readonly { exerciseId: string }[]
  }): CopyList => {
    const exercises = plan.library.map(({ exerciseId }) => exercisePath(exerciseId))
    const address = planPath(plan.planId)
    const copiedPages = [
      ...pages.filter((page) => page === address || page.startsWith(`${address}/`)),
      ...[...sharedPages, ...exercises].filter((page) => pageSet.has(page)),
    ]
    const files = [
      ...new Set([...copiedPages.flatMap(filesOf), ...lateFiles, libraryDataPath]),
    ].sort()
    const versions = files.map((file) => `${file} ${fileAt(file).hash}\n`)
    return {
      title: plan.title,
      version: hashOf(versions.join('')).slice(0, 16),
      bytes: files.reduce((sum, file) => sum + fileAt(file).bytes, 0),
      files,
    }
  }
}

function memoize<Result>(read: (address: string) => Result) {
  const results = new Map<string, Result>()
  return (address: string): Result => {
    const result = results.get(address) ?? read(address)
    results.set(address, result)
    return result
  }
}
