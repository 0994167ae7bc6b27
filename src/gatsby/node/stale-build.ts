import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** All build inputs except content. */
const BUILD_INPUTS = [
  'babel.config.js',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package-lock.json',
  'package.json',
  'plugins',
  'postcss.config.js',
  'packages',
  'src',
  'static',
]

interface Folders {
  publicFolder: string
  cacheFolder: string
}

const versionFile = ({ cacheFolder }: Folders) => path.join(cacheFolder, 'made-with')

/**
 * Returns a fingerprint of the project's code in `root`, the Node.js version, and any other `conditions` that
 * Gatsby's cache depends on.
 */
export function buildVersion(root: string, ...conditions: string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, ...conditions]))
  for (const file of BUILD_INPUTS.flatMap((name) => filesOf(root, name))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesOf(root: string, name: string): string[] {
  if (!statSync(path.join(root, name)).isDirectory()) return [name]
  return readdirSync(path.join(root, name))
    .sort()
    .flatMap((entry) => filesOf(root, `${name}/${entry}`))
}

/**
 * Deletes the public folder of a build of another version. Returns whether it did. Gatsby caches results of
 * resolvers, remark plugins and queries until package.json, gatsby-config, gatsby-node or a plugin's version
 * changes. It ignores changes in files that these import. Without a public folder, Gatsby empties its whole
 * cache (dist/services/initialize.js). Call this in `onPreInit`, before Gatsby reads the cache.
 */
export async function removeStaleBuild(folders: Folders, version: string): Promise<boolean> {
  const built = await readFile(versionFile(folders), 'utf8').catch(() => undefined)
  if (built === version) return false
  await rm(folders.publicFolder, { recursive: true, force: true })
  return true
}

/** Part of Gatsby's state. */
interface GatsbyState {
  typeOwners: Record<'typesToPlugins' | 'pluginsToTypes', Map<string, unknown>>
}

/**
 * Forgets which plugin made which type of nodes. Gatsby keeps that when it empties its cache, and then rejects
 * a node that another plugin makes now.
 */
export function forgetTypeOwners({ typeOwners }: GatsbyState): void {
  for (const owners of Object.values(typeOwners)) owners.clear()
}

/** Records the cache's version. Call it after Gatsby has emptied a stale cache. */
export async function recordBuildVersion(folders: Folders, version: string): Promise<void> {
  await mkdir(folders.cacheFolder, { recursive: true })
  await writeFile(versionFile(folders), version)
}
