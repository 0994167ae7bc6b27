import { readFileSync } from 'node:fs'

/** Returns the host of the site's photographs, which a benchmark must not depend on. */
export const imageHost = (): string =>
  JSON.parse(readFileSync('content/site.json', 'utf8')).imageHost
