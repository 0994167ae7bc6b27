import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { startServer } from '../host/start-server'
import { openMeasuringTab, startedPage } from './started-page'

/** Below the project, so that the empty site uses the very packages that this one does. */
const FOLDER = path.resolve('.test/floor')

const files = {
  'package.json': '{ "name": "floor", "private": true, "dependencies": { "gatsby": "*" } }',
  'gatsby-config.js': "module.exports = { trailingSlash: 'never', jsxRuntime: 'automatic' }",
  'src/pages/index.js': 'export default function Empty() {\n  return <h1>Empty</h1>\n}\n',
}

/**
 * Returns how many bytes of JavaScript an empty Gatsby page with the same packages loads: pages of
 * this site are measured against it. Builds that page once for each state of the lock file, in
 * about half a minute.
 */
export async function javascriptFloor(browser: Browser): Promise<number> {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  const cache = path.resolve('node_modules/.cache/floor', `${lock.slice(0, 16)}.json`)
  if (existsSync(cache)) return JSON.parse(readFileSync(cache, 'utf8')).js

  console.log('Building an empty Gatsby page to compare with, once for these packages…')
  buildEmptySite()
  const server = await startServer({ folder: path.join(FOLDER, 'public'), port: 0 })
  try {
    const cost = await startedPage(await openMeasuringTab(browser, server.url), '/')
    mkdirSync(path.dirname(cache), { recursive: true })
    writeFileSync(cache, JSON.stringify(cost))
    return cost.js
  } finally {
    await server.close()
  }
}

function buildEmptySite() {
  rmSync(FOLDER, { recursive: true, force: true })
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(FOLDER, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  execFileSync(path.resolve('node_modules/.bin/gatsby'), ['build'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CI: '1', GATSBY_TELEMETRY_DISABLED: '1' },
  })
}
