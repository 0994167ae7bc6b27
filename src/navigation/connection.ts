declare global {
  interface Navigator {
    /** Only Chromium has it. */
    readonly connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/** Returns whether the visitor asked to save data, or has a connection of one of these kinds, as in /2g/. */
export function isSparing(slow: RegExp): boolean {
  const { connection } = navigator
  return Boolean(connection && (connection.saveData || slow.test(`${connection.effectiveType}`)))
}

/** What pages consist of: their data and their code. */
const partOfPage = /^[^?]*\.js(on)?$/

/**
 * Returns the bytes of pages that came over the network since a moment of `performance.now()`; 0 or
 * NaN where the browser does not tell, because it never does or because its list is full.
 */
export function transferredSince(moment: number): number {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return entries
    .filter(({ name, startTime }) => startTime >= moment && partOfPage.test(name))
    .reduce((sum, { transferSize }) => sum + transferSize, 0)
}
