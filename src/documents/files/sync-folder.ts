import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inParallel } from './in-parallel'

const CONCURRENCY = 8

/**
 * Writes one file per item, by file name. Removes all other files with the same ending, because `public`
 * outlives a build and must not keep files of deleted content. Skips existing files that are fresh.
 */
export async function syncFolder<Item>(
  folder: string,
  ending: string,
  items: ReadonlyMap<string, Item>,
  make: (item: Item) => string | Buffer | Promise<string | Buffer>,
  isFresh: (name: string) => boolean = () => false,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const existing = new Set(await readdir(folder))
  const removed = [...existing].filter((name) => name.endsWith(ending) && !items.has(name))
  await inParallel(removed, CONCURRENCY, (name) => rm(path.join(folder, name)))
  const stale = [...items].filter(([name]) => !existing.has(name) || !isFresh(name))
  await inParallel(stale, CONCURRENCY, async ([name, item]) =>
    writeFile(path.join(folder, name), await make(item)),
  )
}

export const byFileName = <Item>(items: readonly Item[], nameOf: (item: Item) => string) =>
  new Map(items.map((item) => [nameOf(item), item]))
