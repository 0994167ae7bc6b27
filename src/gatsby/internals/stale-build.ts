import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Everything that a build is made with, besides the content. */
const MADE_WITH = [
  'babel.config.js',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package-lock.json',
  'package.json',
  'plugins',
  'postcss.config.js',
  'src',
  'static',
]

interface Folders {
  publicFolder: string
  cacheFolder: string
}

const versionFile = ({ cacheFolder }: Folders) => path.join(cacheFolder, 'made-with')

/**
 * Returns a fingerprint of all code of the project in `root`, of this version of Node.js, and of
 * whatever else a result in Gatsby's cache depends on (`conditions`).
 */
export function buildVersion(root: string, ...conditions: string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, ...conditions]))
  for (const file of MADE_WITH.flatMap((name) => filesOf(root, name))) {
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
 * Removes what a build of another version left behind; returns whether it did. Gatsby keeps results of
 * resolvers, remark plugins and page queries until the files that it knows change: package.json,
 * gatsby-config, gatsby-node and the versions of plugins, but nothing that these import. Where the
 * public folder is missing, Gatsby empties its whole cache (dist/services/initialize.js), which is why
 * no more is removed here. Call it before Gatsby looks at the cache, in `onPreInit`.
 */
export async function removeStaleBuild(folders: Folders, version: string): Promise<boolean> {
  const built = await readFile(versionFile(folders), 'utf8').catch(() => undefined)
  if (built === version) return false
  await rm(folders.publicFolder, { recursive: true, force: true })
  return true
}

/** Notes the version that the cache belongs to from now on. Call it after Gatsby emptied its cache. */
export async function noteBuildVersion(folders: Folders, version: string): Promise<void> {
  await mkdir(folders.cacheFolder, { recursive: true })
  await writeFile(versionFile(folders), version)
}
