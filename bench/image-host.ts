import { readFileSync } from 'node:fs'

/** Returns the photographs' host, on which benchmarks must not depend. */
export const imageHost = (): string =>
  JSON.parse(readFileSync('content/site.json', 'utf8')).imageHost
