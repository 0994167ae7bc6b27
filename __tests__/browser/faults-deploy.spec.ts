import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startServer } from '../../tools/host/start-server'
import { test as base, expect } from './fixtures'
import { copyOfSite } from './support/copy-of-site'
import { partsOf } from './support/layout'

interface Deployed {
  url: string
  /** Puts a new version in place of the one that is served: other script names, another build hash. */
  deploy: () => void
}

/** A copy of the built site that can be replaced while tabs are open. */
const test = base.extend<{ deployed: Deployed }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its parameter
  deployed: async ({}, use) => {
    const folder = copyOfSite()
    const server = await startServer({ folder, port: 0 })
    await use({ url: server.url, deploy: () => renameScripts(folder) })
    await server.close()
    rmSync(folder, { recursive: true })
  },
  baseURL: async ({ deployed }, use) => use(deployed.url),
})

const HASHED = /(^|-)([0-9a-f]{8})\.js$/

/** Gives every script a new name and every file that names it the new one, as a build of other code does. */
function renameScripts(folder: string) {
  const names = readdirSync(folder).filter((name) => HASHED.test(name))
  const renamed = (text: string) =>
    names.reduce(
      (result, name) =>
        result.replaceAll(
          name,
          name.replace(HASHED, (_, dash, hash) => `${dash}0000${hash}.js`),
        ),
      text.replace(/("webpackCompilationHash":")[^"]+/, '$1newer'),
    )
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|js|json)$/.test(entry.name)) continue
    const file = path.join(entry.parentPath, entry.name)
    const text = readFileSync(file, 'utf8')
    rmSync(file)
    writeFileSync(path.join(entry.parentPath, renamed(entry.name)), renamed(text))
  }
}

test.describe('Faults: a new version is deployed while a tab is open', () => {
  test.beforeEach(({ allow }) =>
    // The old scripts are gone, and the new pages name scripts that the copied policy knows.
    allow(
      /\.js/,
      /404/,
      /Loading chunk|ChunkLoadError/,
      /page resources/,
      /Content Security|security policy/,
    ),
  )

  test('the next link leads to its page, in the new version', async ({ page, visit, deployed }) => {
    await visit('/about')
    deployed.deploy()
    await partsOf(page).footer.getByRole('link', { name: 'Workouts' }).click()
    await expect(page).toHaveURL('/workouts')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workouts')
    await expect(page.getByRole('article')).toHaveCount(6)
  })

  test('what was typed stays until the visitor moves on', { tag: '@rare' }, async ({
    page,
    visit,
    deployed,
  }) => {
    await visit('/contact')
    const message = page.getByRole('main').getByRole('textbox', { name: 'Message' })
    await message.fill('Half a thought')
    deployed.deploy()
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(message).toHaveValue('Half a thought')
  })
})
