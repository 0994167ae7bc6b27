import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { startServer } from '../host/start-server'
import { openMeasuringTab, startedPage } from './hydrated-page'

/** Inside the project, to use the same packages. */
const FOLDER = path.resolve('.test/empty')

const files = {
  'package.json': '{ "name": "empty", "private": true, "dependencies": { "gatsby": "*" } }',
  'gatsby-config.js': "module.exports = { trailingSlash: 'never', jsxRuntime: 'automatic' }",
  'src/pages/index.js': 'export default function Empty() {\n  return <h1>Empty</h1>\n}\n',
}

/** Builds an empty Gatsby page and returns the bytes of JavaScript it loads. */
export async function javascriptOfEmptySite(browser: Browser): Promise<number> {
  buildEmptySite()
  const server = await startServer({ folder: path.join(FOLDER, 'public'), port: 0 })
  try {
    const { js } = await startedPage(await openMeasuringTab(browser, server.url), '/')
    return js
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
