/**
 * Runs an asynchronous function for every item, a few at a time, and gives the results in the order
 * of the items. Rejects with the first error.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  make: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length)
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await make(item)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  return results
}
