import { rmSync } from 'node:fs'
import path from 'node:path'
import { startServer } from '../../tools/host/start-server'
import { test as base, expect } from './fixtures'
import { copyOfSite } from './support/copy-of-site'
import { unknownAddress } from './support/pages'

/** The built site on a host without `_redirects`: it sends 404.html for every unknown address. */
const test = base.extend<{ plainHost: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from its parameter
  plainHost: async ({}, use) => {
    const folder = copyOfSite()
    rmSync(path.join(folder, '_redirects'))
    const server = await startServer({ folder, port: 0 })
    await use(server.url)
    await server.close()
    rmSync(folder, { recursive: true })
  },
  baseURL: async ({ plainHost }, use) => use(plainHost),
})

test.describe('A host that sends 404.html for every unknown address', () => {
  test.use({ started: true })

  test('the 404 page hydrates without an error', { tag: '@rare' }, async ({
    page,
    visit,
    allow,
  }) => {
    allow(...unknownAddress)
    for (const address of ['/workouts/nope', '/nope']) {
      expect(await visit(address)).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404: Page Not Found')
      await expect(page).toHaveURL(address)
    }
  })
})
