import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { readIfExists, writeAtomically } from './atomic-file'

/**
 * Returns the result of `make`, cached by `key` under `name` ('pdf/first-pull-up'). `key` must hold every
 * input except the code: whoever changes that clears the cache. Keeps only the latest result per name.
 */
export async function cachedFile(
  cacheFolder: string,
  name: string,
  key: string,
  make: () => Buffer | Promise<Buffer>,
): Promise<Buffer> {
  const folder = path.join(cacheFolder, name)
  const file = createHash('sha256').update(key).digest('hex')
  const cached = await readIfExists(path.join(folder, file))
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
