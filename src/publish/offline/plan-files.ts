import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CopyList } from '../../begun/model/copies'
import type { BuiltSite } from '../../documents/built-site'
import { filesByChunk, startFiles } from '../../gatsby/internals/app-files'
import { exercisePath, libraryDataPath, paths, planPath } from '../../lib/paths'
import { pageFiles } from '../flat-pages/page-files'

/** What a page's HTML or data names, and needs: scripts, styles, fonts, drawings. No pictures. */
const named = /"(\/[^"?#\s]+\.(?:js|css|svg|woff2|webmanifest))["#]/g

/** A file of the site. Its content is not kept: all pages of a large site do not fit into memory. */
interface SiteFile {
  bytes: number
  hash: string
  /** The addresses of files that it names. */
  names: string[]
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

/** Pages that every copy has: they lead to the plan. */
const shared = [paths.home, paths.plans, paths.saved]

/**
 * Returns a function that lists the files a plan needs to open without a network: its pages, those of its
 * exercises and those that lead to it; their data, scripts, styles, fonts and drawings; and the scripts that any
 * page may ask for later, with their style sheets. Takes the finished site.
 */
export async function planFiles({
  publicFolder,
  pages,
}: Pick<BuiltSite, 'publicFolder' | 'pages'>) {
  const chunks = await filesByChunk(publicFolder)
  const ofScreens = new Set(Object.values(chunks).flat())
  const later = (await readdir(publicFolder))
    .filter((name) => name.endsWith('.js') && !ofScreens.has(name) && /^[0-9a-f]+\.js$/.test(name))
    .map((name) => `/${name}`)
  const ofLater = [...later, ...(await stylesOf(publicFolder, later)), libraryDataPath]
  const isPage = new Set(pages)
  const pagesBelow = bySecondPart(pages)

  const fileAt = once(async (address: string): Promise<SiteFile> => {
    const isText = isPage.has(address) || address.endsWith('.json')
    const file = isPage.has(address)
      ? pageFiles(publicFolder, address).flat
      : path.join(publicFolder, address)
    const content = await readFile(file)
    const names = isText
      ? Array.from(content.toString().matchAll(named), ([, name = '']) => name)
      : []
    return { bytes: content.length, hash: hashOf(content), names: [...new Set(names)] }
  })

  const filesOf = once(async (page: string): Promise<string[]> => {
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
    const kept = [
      ...(pagesBelow.get(planPath(plan.planId)) ?? []),
      ...[...shared, ...exercises].filter((page) => isPage.has(page)),
    ]
    const lists = await Promise.all(kept.map(filesOf))
    const files = [...new Set([...lists.flat(), ...ofLater])].sort()
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

/** Returns the style sheets that scripts load. */
async function stylesOf(publicFolder: string, scripts: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(
    scripts.map((script) => readFile(path.join(publicFolder, script), 'utf8')),
  )
  return texts.flatMap((text) =>
    Array.from(text.matchAll(/"(static\/[^"]+\.css)"/g), ([, file]) => `/${file}`),
  )
}

/** Returns a function that reads each address once. */
function once<Result>(read: (address: string) => Promise<Result>) {
  const known = new Map<string, Promise<Result>>()
  return (address: string) => {
    const result = known.get(address) ?? read(address)
    known.set(address, result)
    return result
  }
}

/** Returns pages by the first two parts of their addresses: those of a plan by the plan's own. */
function bySecondPart(pages: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const page of pages) {
    const start = page.split('/').slice(0, 3).join('/')
    const group = groups.get(start) ?? []
    group.push(page)
    groups.set(start, group)
  }
  return groups
}
