import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningServer, startServer } from '../../../tools/host/start-server'
import { test as base } from '../fixtures'
import { builtFolder } from './site-under-test'

interface Deployed {
  url: string
  folder: string
  /** Replaces the served version: other script names, another build hash. */
  deploy: () => void
  /** Cuts the network, brings it back, or makes it hang. */
  cut: () => Promise<void>
  restore: () => Promise<void>
  hang: () => Promise<void>
}

/** A copy of the built site that can be replaced, or cut off, while tabs are open. */
export const test = base.extend<{ deployed: Deployed }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from its parameter
  deployed: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
    // Large files matter to no test.
    const filter = (file: string) => !/\.(pdf|png|map)$/.test(file)
    cpSync(builtFolder, folder, { recursive: true, filter })
    let server = await startServer({ folder, port: 0 })
    const { url } = server
    const port = Number(new URL(url).port)
    await use({
      url,
      folder,
      deploy: () => renameScripts(folder),
      cut: () => server.close(),
      restore: async () => {
        server = await startServer({ folder, port })
      },
      hang: async () => {
        await server.close()
        server = await silentServer(port)
      },
    })
    await server.close()
    rmSync(folder, { recursive: true })
  },
  baseURL: async ({ deployed }, use) => use(deployed.url),
})

export { expect } from '@playwright/test'

/** Accepts requests and never answers. */
async function silentServer(port: number): Promise<RunningServer> {
  const server = createServer(() => {})
  await new Promise<void>((resolve) => server.listen(port, resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: '', close }
}

const HASH = /(?<=-)[0-9a-f]{8}(?=\.js$)/

/** Renames every script, also in files that name it, like a build of other code. */
function renameScripts(folder: string) {
  const hashes = new Set(readdirSync(folder).flatMap((name) => HASH.exec(name) ?? []))
  const renamed = (text: string) =>
    text
      .replace(/("webpackCompilationHash":"|data-hash="|"version":")[^"]+/g, '$1newer')
      // Webpack's runtime has chunk names without the extension.
      .replace(/[0-9a-f]{8}(?=\.js|")/g, (hash) => (hashes.has(hash) ? `0000${hash}` : hash))
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|js|json)$/.test(entry.name)) continue
    const file = path.join(entry.parentPath, entry.name)
    const text = readFileSync(file, 'utf8')
    const other = renamed(text)
    if (other !== text) writeFileSync(file, other)
    if (renamed(entry.name) !== entry.name) {
      renameSync(file, path.join(entry.parentPath, renamed(entry.name)))
    }
  }
}
