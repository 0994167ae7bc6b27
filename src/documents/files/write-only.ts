import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inParallel } from './in-parallel'

const AT_ONCE = 8

/**
 * Writes a file for every item into a folder, and removes all others there that end in the same way:
 * the public folder outlives a build, and what was made for articles and plans that are gone must not
 * be found in it. Takes the items by file name, what makes a file's content from an item, and which existing
 * files are still right.
 */
export async function writeOnly<Item>(
  folder: string,
  ending: string,
  items: ReadonlyMap<string, Item>,
  make: (item: Item) => string | Buffer | Promise<string | Buffer>,
  isFresh: (name: string) => boolean = () => false,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const there = new Set(await readdir(folder))
  const gone = [...there].filter((name) => name.endsWith(ending) && !items.has(name))
  await inParallel(gone, AT_ONCE, (name) => rm(path.join(folder, name)))
  const stale = [...items].filter(([name]) => !there.has(name) || !isFresh(name))
  await inParallel(stale, AT_ONCE, async ([name, item]) =>
    writeFile(path.join(folder, name), await make(item)),
  )
}

/** Returns items by their file names. */
export const byName = <Item>(items: readonly Item[], nameOf: (item: Item) => string) =>
  new Map(items.map((item) => [nameOf(item), item]))
