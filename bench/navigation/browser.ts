import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'

/** An unsolicited browser event. */
interface BrowserEvent {
  method?: string
  params?: Record<string, unknown>
  sessionId?: string
}

interface Answer extends BrowserEvent {
  id?: number
  result?: Record<string, unknown>
  error?: { message: string }
}

/** A Chromium driven over DevTools. Playwright attaches to tabs in a way that disables prerendering. */
export interface Browser {
  send: (method: string, params?: object, sessionId?: string) => Promise<Record<string, unknown>>
  onEvent: (listener: (event: BrowserEvent) => void) => void
  close: () => void
}

export function startBrowser(executablePath: string): Browser {
  const profile = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const options = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run']
  const browser = spawn(
    executablePath,
    [...options, '--remote-debugging-pipe', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  )
  const input = browser.stdio[3] as Writable
  const output = browser.stdio[4] as Readable
  const waiting = new Map<number, (answer: Answer) => void>()
  const listeners: ((event: BrowserEvent) => void)[] = []
  let lastId = 0
  let rest = ''

  output.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0')
    rest = messages.pop() ?? ''
    for (const message of messages.map((one): Answer => JSON.parse(one))) {
      if (message.id !== undefined) waiting.get(message.id)?.(message)
      else for (const listener of listeners) listener(message)
    }
  })

  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        const id = ++lastId
        waiting.set(id, ({ result = {}, error }) =>
          error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
        )
        input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
      }),
    onEvent: (listener) => listeners.push(listener),
    close() {
      browser.once('exit', () => rmSync(profile, { recursive: true, force: true }))
      browser.kill()
    },
  }
}
