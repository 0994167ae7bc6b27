import path from 'node:path'

/**
 * Where a build writes: what goes on the web, and what is kept for the next build. Gatsby's own cache
 * folder is the one that hosts keep, and that `gatsby clean` empties.
 */
export const buildFolders = () => ({
  publicFolder: path.resolve('public'),
  cacheFolder: path.resolve('.cache/site'),
})
