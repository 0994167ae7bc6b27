import { createHash } from 'node:crypto'

/**
 * Returns a function that computes a file's value only when its input differs from that file's last one.
 * `gatsby develop` checks all content on every save, and judging all figures takes a second.
 */
export function memoizeByFile<T>() {
  const last = new Map<string, { inputHash: string; value: T }>()
  return (file: string, input: unknown, compute: () => T): T => {
    const inputHash = createHash('sha1').update(JSON.stringify(input)).digest('hex')
    const previous = last.get(file)
    if (previous?.inputHash === inputHash) return previous.value
    const value = compute()
    last.set(file, { inputHash, value })
    return value
  }
}
