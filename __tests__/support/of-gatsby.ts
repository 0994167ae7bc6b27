import { createRequire } from 'node:module'

/** Resolves packages as the installed Gatsby does. */
export const ofGatsby = createRequire(require.resolve('gatsby/package.json'))
