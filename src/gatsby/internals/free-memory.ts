import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Collects garbage. Node.js would keep the hundreds of megabytes of a finished step, such as webpack's, through
 * the next ones.
 */
export function freeMemory(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

/** Webpack needs this many ms to write its cache after its hook. Gatsby then runs queries in other processes. */
const CLOSING = 3000

/** Webpack plugin: frees a compilation's memory. */
export const freeMemoryOfWebpack = {
  apply: ({ hooks }: { hooks: { shutdown: { tap: (name: string, run: () => void) => void } } }) =>
    hooks.shutdown.tap('free memory', () => {
      setTimeout(freeMemory, CLOSING).unref()
    }),
}
