import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Node's code and its configuration. */
const CODE = ['babel.config.js', 'package-lock.json', 'packages', 'plugins', 'src']

/** What webpack compiles, and Gatsby therefore tracks; and what no build reads, like a file system's own .DS_Store. */
const TRACKED = /\.(tsx|css|md)$/

interface Folders {
  publicFolder: string
  cacheFolder: string
}

const versionFile = ({ cacheFolder }: Folders) => path.join(cacheFolder, 'made-with')

/**
 * Returns a fingerprint of the code in `root` that Gatsby doesn't track, the Node.js version, and any other
 * `conditions` that its cache depends on.
 */
export function buildVersion(root: string, ...conditions: string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, ...conditions]))
  for (const file of CODE.flatMap((name) => filesOf(root, name)))
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

function filesOf(root: string, name: string): string[] {
  if (statSync(path.join(root, name)).isFile()) return TRACKED.test(name) ? [] : [name]
  return readdirSync(path.join(root, name))
    .filter((entry) => !entry.startsWith('.'))
    .sort()
    .flatMap((entry) => filesOf(root, `${name}/${entry}`))
}

/**
 * Deletes the public folder of a build of another version. Gatsby caches results of resolvers, remark plugins and
 * queries until package.json, gatsby-config, gatsby-node or a plugin's version changes. It ignores changes in files
 * that these import. Without a public folder, Gatsby empties its whole cache (dist/services/initialize.js). Call this
 * in `onPreInit`, before Gatsby reads the cache.
 */
export async function removeStaleBuild(folders: Folders, version: string): Promise<void> {
  const built = await readFile(versionFile(folders), 'utf8').catch(() => undefined)
  if (built !== version) await rm(folders.publicFolder, { recursive: true, force: true })
}

/** Records the cache's version. Call it after Gatsby has emptied a stale cache. */
export async function recordBuildVersion(folders: Folders, version: string): Promise<void> {
  await mkdir(folders.cacheFolder, { recursive: true })
  await writeFile(versionFile(folders), version)
}
