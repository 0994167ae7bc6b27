import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { readIfThere, writeAtomically } from './atomic-file'

/**
 * Returns the bytes that `make` makes, from the cache where the same key was made before. `name` says
 * whose bytes they are ('pdf/first-pull-up'), `key` is everything they depend on besides the code: when
 * that changes, the whole cache is emptied (see gatsby/internals/stale-build.ts). One result is kept for
 * each name.
 */
export async function cachedFile(
  cacheFolder: string,
  name: string,
  key: string,
  make: () => Buffer | Promise<Buffer>,
): Promise<Buffer> {
  const folder = path.join(cacheFolder, name)
  const file = createHash('sha256').update(key).digest('hex')
  const cached = await readIfThere(path.join(folder, file))
  if (cached) return cached
  const bytes = await make()
  await writeAtomically(path.join(folder, file), bytes)
  await removeOlder(folder, file)
  return bytes
}

async function removeOlder(folder: string, newest: string): Promise<void> {
  const older = (await readdir(folder)).filter((file) => file !== newest && !file.endsWith('.tmp'))
  await Promise.all(older.map((file) => rm(path.join(folder, file), { force: true })))
}
