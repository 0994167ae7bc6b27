import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { readIfThere, writeWhole } from './whole-file'

/**
 * Gives the bytes that `make` makes, from the cache where the same key was made before. `name` says
 * whose bytes they are ('pdf/first-pull-up'), `key` is everything they depend on: the content, and
 * the version of the code that draws it (see sourceVersion). One result is kept for each name.
 */
export async function cachedFile(
  cacheFolder: string,
  name: string,
  key: readonly string[],
  make: () => Buffer | Promise<Buffer>,
): Promise<Buffer> {
  const folder = path.join(cacheFolder, name)
  const file = createHash('sha256').update(JSON.stringify(key)).digest('hex')
  const cached = await readIfThere(path.join(folder, file))
  if (cached) return cached
  const bytes = await make()
  await writeWhole(path.join(folder, file), bytes)
  await removeOlder(folder, file)
  return bytes
}

async function removeOlder(folder: string, newest: string): Promise<void> {
  const older = (await readdir(folder)).filter((file) => file !== newest && !file.endsWith('.tmp'))
  await Promise.all(older.map((file) => rm(path.join(folder, file), { force: true })))
}

/**
 * Gives one text for the content of source files and folders (all files below them), named from the
 * project's root. As part of a cache key it makes everything anew when the code that draws changes,
 * with no version number that someone could forget to raise.
 */
export function sourceVersion(...sources: string[]): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesOf)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function filesOf(source: string): string[] {
  if (statSync(source).isFile()) return [source]
  return readdirSync(source)
    .sort()
    .flatMap((name) => filesOf(`${source}/${name}`))
}
