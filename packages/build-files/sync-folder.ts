import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inParallel } from './in-parallel'

const CONCURRENCY = 8

interface SyncOptions {
  /** Files with this ending that another step writes. */
  others?: readonly string[]
}

/**
 * Writes one file per item, by file name. Removes all other files with the same ending, because `public`
 * outlives a build and must not keep files of deleted content.
 */
export async function syncFolder<Item>(
  folder: string,
  ending: string,
  items: ReadonlyMap<string, Item>,
  make: (item: Item) => string | Buffer | Promise<string | Buffer>,
  { others = [] }: SyncOptions = {},
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const removed = (await readdir(folder)).filter(
    (name) => name.endsWith(ending) && !items.has(name) && !others.includes(name),
  )
  await inParallel(removed, CONCURRENCY, (name) => rm(path.join(folder, name)))
  await inParallel([...items], CONCURRENCY, async ([name, item]) =>
    writeFile(path.join(folder, name), await make(item)),
  )
}

export const byFileName = <Item>(items: readonly Item[], nameOf: (item: Item) => string) =>
  new Map(items.map((item) => [nameOf(item), item]))
