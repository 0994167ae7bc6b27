import { brotliCompressSync, constants } from 'node:zlib'

const known = new Map<string, number>()

/** How many bytes a text or file takes as hosts send it at best: brotli, quality 11. Remembers by name. */
export function brotliSize(name: string, content: string | Buffer): number {
  const bytes = Buffer.from(content)
  const key = `${name} ${bytes.length}`
  const size =
    known.get(key) ??
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }).length
  known.set(key, size)
  return size
}
