import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, expect as baseExpect, type Page } from '@playwright/test'
import { type Backend, buildEditor } from '../../../editor/build/build-editor'
import { contentEditor } from '../../../plugins/gatsby-plugin-content-editor/content-editor'
import { editorPolicy } from '../../../plugins/gatsby-plugin-content-editor/policy'
import { IMAGE_HOST } from './image-host'

/** On a busy machine, the check and the previews take their time. */
export const expect = baseExpect.configure({ timeout: 60_000 })

const FROZEN = path.resolve('__tests__/support/content')

/** What the editor's own package warns of: its preview frame, and an answer that refuses to save. */
const KNOWN = /allow-scripts and allow-same-origin|status of 409/

/** What is beside the form. */
export const PREVIEW = 'iframe[title="Content Preview"]'

interface Served {
  url: string
  /** The content that it edits, a copy of the frozen one. */
  folder: string
  close: () => void
}

/** Serves a built editor, as `npm run edit` does. */
async function serveEditor(editor: string, policy: string): Promise<Served> {
  const root = mkdtempSync(path.join(tmpdir(), 'editor-'))
  const folder = path.join(root, 'content')
  cpSync(FROZEN, folder, { recursive: true })
  const answer = contentEditor({ folder, editor: path.resolve(editor), policy })
  const server = http.createServer((request, response) => {
    if (!answer(request, response)) response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.close()
    server.closeAllConnections()
    rmSync(root, { recursive: true })
  }
  return { url: `http://localhost:${port}`, folder, close }
}

/** The editor's form on a page. Fields are found by their place in the data: 'sessions.0.exercises.4.sets'. */
export class Editor {
  /** What its dialogs said. It logs each refusal, too, in the same words. */
  readonly told: string[] = []

  constructor(
    readonly page: Page,
    readonly served: Served,
  ) {}

  /** Opens an entry, such as 'article/entries/slug'. */
  async open(address: string) {
    // Without what another entry left open.
    await this.page.goto('about:blank')
    await this.page.goto(`${this.served.url}/admin/#/collections/${address}`)
    await expect(this.save).toBeVisible()
  }

  get save() {
    return this.page.getByRole('button', { name: 'Save', exact: true })
  }

  field(path: string) {
    return this.page.locator(`[data-key-path="${path}"]`)
  }

  /** Unfolds a group, or one entry of a list. */
  async unfold(path: string, index = 0) {
    const button = this.field(path).getByRole('button', { name: 'Expand', exact: true })
    await button.nth(index).click()
  }

  fill = (path: string, text: string) => this.field(path).getByRole('textbox').first().fill(text)

  async saved() {
    await this.save.click()
    // There is nothing left to save.
    await expect(this.save).toBeDisabled()
  }

  /** Saves in vain. Returns what the dialog says. */
  async refused() {
    await this.save.click()
    const dialog = this.page.getByRole('alertdialog')
    await expect(dialog).toBeVisible()
    const text = await dialog.innerText()
    await dialog.getByRole('button', { name: 'OK' }).click()
    this.told.push(text)
    return text
  }

  async choose(command: string) {
    await this.page.getByRole('button', { name: 'Show Editor Options' }).click()
    await this.page.getByRole('menuitem', { name: command }).click()
  }

  /** The dialog that is ours. */
  get message() {
    return this.page.locator('dialog.message')
  }

  /** Waits for our dialog with this text. */
  async tells(text: string) {
    await expect(this.message).toContainText(text)
    this.told.push(await this.message.innerText())
  }

  get preview() {
    return this.page.frameLocator(PREVIEW)
  }

  pathOf = (file: string) => path.join(this.served.folder, file)
  read = (file: string) => readFileSync(this.pathOf(file), 'utf8')
  write = (file: string, text: string) => writeFileSync(this.pathOf(file), text)
  exists = (file: string) => existsSync(this.pathOf(file))

  /** The lines of a file that differ from the frozen one. */
  changes(file: string) {
    const before = readFileSync(path.join(FROZEN, file), 'utf8').split('\n')
    const after = this.read(file).split('\n')
    return {
      out: before.filter((line) => !after.includes(line)),
      in: after.filter((line) => !before.includes(line)),
    }
  }
}

interface Fixtures {
  editor: Editor
}

interface Worker {
  /** Where the editor commits to; undefined for the folder that it serves. */
  backend: Backend | undefined
  built: string
}

/** Playwright's test for the editor: nothing it does may break its policy, ask a stranger, or warn in the console. */
export const test = base.extend<Fixtures, Worker>({
  backend: [undefined, { option: true, scope: 'worker' }],
  built: [
    async ({ backend }, use) => {
      const folder = `.test/editor-${backend?.name ?? 'local'}`
      await buildEditor(folder, backend)
      await use(folder)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  editor: async ({ page, built, backend }, use) => {
    const api = backend && 'api.github.com'
    const policy = editorPolicy({ images: [IMAGE_HOST], ...(api && { api }) })
    const served = await serveEditor(built, policy)
    const faults: string[] = []
    page.on('console', (message) => {
      const isFault = ['error', 'warning'].includes(message.type()) && !KNOWN.test(message.text())
      if (isFault) faults.push(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
    page.on('request', (request) => {
      const { protocol, origin, host } = new URL(request.url())
      const isKnown = origin === served.url || host === IMAGE_HOST || host === api
      if (!isKnown && !/^(data|blob):/.test(protocol)) faults.push(`request: ${request.url()}`)
    })
    const opened = new Editor(page, served)
    await use(opened)
    served.close()
    const wasTold = (fault: string) => {
      const [, logged] = /^console: Error: (.+)/.exec(fault) ?? []
      return logged !== undefined && opened.told.some((text) => text.includes(logged))
    }
    expect(faults.filter((fault) => !wasTold(fault))).toEqual([])
  },
})
