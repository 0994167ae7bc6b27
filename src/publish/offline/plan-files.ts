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

/**
 * Returns a function that lists what a plan needs to open without a network, read from what was built: its pages, those
 * of its exercises and those that lead to it; their data, scripts, styles, fonts and drawings; and the
 * scripts that any page may ask for later, with their style sheets. Takes the finished site.
 */
export async function planFiles(site: Pick<BuiltSite, 'publicFolder' | 'pages'>) {
  const { publicFolder, pages } = site
  const chunks = await filesByChunk(publicFolder)
  const ofScreens = new Set(Object.values(chunks).flat())
  const later = (await readdir(publicFolder))
    .filter((name) => name.endsWith('.js') && !ofScreens.has(name) && /^[0-9a-f]+\.js$/.test(name))
    .map((name) => `/${name}`)
  const known = new Map<string, Promise<string[]>>()
  const stylesOfLater = async () => {
    const texts = await Promise.all(later.map(contentOf))
    return texts.flatMap((text) =>
      [...text.toString().matchAll(/"(static\/[^"]+\.css)"/g)].map(([, file]) => `/${file}`),
    )
  }
  const contents = new Map<string, Promise<Buffer>>()

  const contentOf = (address: string) => {
    const content =
      contents.get(address) ??
      readFile(
        pages.includes(address)
          ? pageFiles(publicFolder, address).flat
          : path.join(publicFolder, address),
      )
    contents.set(address, content)
    return content
  }

  async function filesOf(page: string): Promise<string[]> {
    const { runtime, files } = await startFiles(publicFolder, chunks, page)
    const texts = [page, ...files.filter((file) => file.endsWith('.json'))].map(contentOf)
    const inTexts = (await Promise.all(texts)).flatMap((text) =>
      [...text.toString().matchAll(named)].map(([, address = '']) => address),
    )
    return [page, runtime, ...files, ...inTexts]
  }

  return async (plan: {
    planId: string
    title: string
    library: readonly { exerciseId: string }[]
  }): Promise<CopyList> => {
    const own = planPath(plan.planId)
    const exercises = new Set(plan.library.map(({ exerciseId }) => exercisePath(exerciseId)))
    const kept = pages.filter(
      (page) =>
        page === own ||
        page.startsWith(`${own}/`) ||
        exercises.has(page) ||
        [paths.home, paths.plans, paths.saved].some((one) => one === page),
    )
    const lists = kept.map((page) => {
      const list = known.get(page) ?? filesOf(page)
      known.set(page, list)
      return list
    })
    const ofPages = (await Promise.all(lists)).flat()
    const ofLater = [...later, ...(await stylesOfLater()), libraryDataPath]
    const files = [...new Set([...ofPages, ...ofLater])].sort()
    const hash = createHash('sha256')
    let bytes = 0
    for (const file of files) {
      const content = await contentOf(file)
      hash.update(`${file}\n${content.length}\n`).update(content)
      bytes += content.length
    }
    return { title: plan.title, version: hash.digest('hex').slice(0, 16), bytes, files }
  }
}
