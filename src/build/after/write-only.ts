import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inParallel } from './in-parallel'

const AT_ONCE = 8

/**
 * Writes a file for every item into a folder, and removes all others there that end in the same way:
 * the public folder outlives a build, and what was made for articles and plans that are gone must not
 * be found in it. Takes the items by file name, and what makes a file's content from an item.
 */
export async function writeOnly<Item>(
  folder: string,
  ending: string,
  items: ReadonlyMap<string, Item>,
  make: (item: Item) => string | Buffer | Promise<Buffer>,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const names = await readdir(folder)
  const gone = names.filter((name) => name.endsWith(ending) && !items.has(name))
  await inParallel(gone, AT_ONCE, (name) => rm(path.join(folder, name)))
  await inParallel([...items], AT_ONCE, async ([name, item]) =>
    writeFile(path.join(folder, name), await make(item)),
  )
}

/** Items by the file names that they get. */
export const byName = <Item>(items: readonly Item[], nameOf: (item: Item) => string) =>
  new Map(items.map((item) => [nameOf(item), item]))
