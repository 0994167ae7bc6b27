import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const KNOWN_PLACES = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** The path of a Firefox on this machine, or undefined. */
export const installedFirefox = () => KNOWN_PLACES.find((place) => place && existsSync(place))

/** The parts of a running Firefox that tests use. */
export interface Firefox {
  open: (url: string) => Promise<void>
  /** Runs a script in the page and returns its result. */
  run: <Result>(script: string) => Promise<Result>
  /** Faults of the pages: uncaught errors and CSP violations. */
  errors: () => Promise<string[]>
  close: () => Promise<void>
}

/** Makes the picture host unreachable, and stops Firefox's own lookups and reports. */
const PREFERENCES = {
  'marionette.port': 0,
  'network.dns.localDomains': 'images.unsplash.com',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
}

/** Reported for a script still loading when the next page opens. */
const MOVED_ON = /^Loading failed for the <script>/

/**
 * Starts Firefox headless and connects to its remote control, Marionette: Playwright can drive only its
 * own patched Firefox.
 */
export async function startFirefox(executable: string): Promise<Firefox> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'))
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  writeFileSync(path.join(profile, 'user.js'), preferences.join(''))
  const browser = spawn(
    executable,
    ['--headless', '--marionette', '--remote-allow-system-access', '--profile', profile],
    { stdio: 'ignore', env: { ...process.env, HOME: profile } },
  )
  const ended = new Promise((resolve) => browser.once('exit', resolve))
  const send = marionette(await connected(path.join(profile, 'MarionetteActivePort')))
  await send('WebDriver:NewSession', {})
  const execute = async (script: string) =>
    ((await send('WebDriver:ExecuteScript', { script, args: [] })) as { value: unknown }).value

  return {
    open: async (url) => void (await send('WebDriver:Navigate', { url })),
    run: async <Result>(script: string) => (await execute(script)) as Result,
    async errors() {
      await send('Marionette:SetContext', { value: 'chrome' })
      const messages = await execute(
        `return Services.console.getMessageArray()
          .filter((entry) => entry instanceof Ci.nsIScriptError && /^http/.test(entry.sourceName))
          .map((entry) => entry.errorMessage)`,
      )
      await send('Marionette:SetContext', { value: 'content' })
      return (messages as string[]).filter((message) => !MOVED_ON.test(message))
    },
    async close() {
      await send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => {})
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

/** Waits for the browser to write its Marionette port, and connects to it. */
async function connected(portFile: string): Promise<Socket> {
  for (let tries = 0; tries < 150; tries++) {
    const port = existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : 0
    if (port > 0) return connect(port, '127.0.0.1')
    await wait(200)
  }
  throw new Error('Firefox did not open its remote control within 30 seconds.')
}

type Reply = [type: number, id: number, error: { message: string } | null, result: unknown]

/** Returns a function that sends a command and awaits its reply. Messages are JSON, prefixed by length. */
function marionette(socket: Socket) {
  const waiting = new Map<number, (reply: Reply) => void>()
  let received = Buffer.alloc(0)
  let id = 0
  socket.on('close', () => {
    for (const [id, answer] of waiting) answer([1, id, { message: 'Firefox has gone.' }, null])
  })
  socket.on('data', (data) => {
    received = Buffer.concat([received, data])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, Math.max(0, colon)).toString())
      if (colon < 1 || received.length < end) return
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString())
      received = received.subarray(end)
      if (Array.isArray(message)) waiting.get((message as Reply)[1])?.(message as Reply)
    }
  })
  return async (command: string, parameters: object): Promise<unknown> => {
    id += 1
    const text = JSON.stringify([0, id, command, parameters])
    const [, , error, result] = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve)
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
    if (error) throw new Error(`${command}: ${error.message}`)
    return result
  }
}
