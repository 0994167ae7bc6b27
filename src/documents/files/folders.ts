import path from 'node:path'

/** Output and cache folders of a build. Hosts keep Gatsby's `.cache`, and `gatsby clean` empties it. */
export const buildFolders = () => ({
  publicFolder: path.resolve('public'),
  cacheFolder: path.resolve('.cache/site'),
})
