import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inParallel } from './in-parallel'

const AT_ONCE = 32

/**
 * Writes files into a folder and removes all others there that end in the same way: the public folder
 * outlives a build, and articles and plans that are gone must not be found in it. Takes the content
 * by file name.
 */
export async function writeOnly(
  folder: string,
  ending: string,
  files: ReadonlyMap<string, string | Buffer>,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const names = await readdir(folder)
  const gone = names.filter((name) => name.endsWith(ending) && !files.has(name))
  await inParallel(gone, AT_ONCE, (name) => rm(path.join(folder, name)))
  await inParallel([...files], AT_ONCE, ([name, content]) =>
    writeFile(path.join(folder, name), content),
  )
}
