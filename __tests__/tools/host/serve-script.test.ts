import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { temporaryFolder } from '../../support/temporary-folder'

const folder = temporaryFolder({ 'index.html': '<h1>Home</h1>' })
const tsx = path.resolve('node_modules/.bin/tsx')

/** Runs `npm run serve` with options. Returns its first output, and its exit code if it ended. */
function run(...options: string[]) {
  const child: ChildProcess = spawn(tsx, ['tools/serve.ts', ...options])
  return new Promise<{ says: string; code: number | null; child: ChildProcess }>((resolve) => {
    let says = ''
    child.stderr?.on('data', (part) => {
      says += part
    })
    child.stdout?.on('data', (part) => resolve({ says: String(part), code: null, child }))
    child.on('close', (code) => resolve({ says, code, child }))
  })
}

test('npm run serve prints the site address', async () => {
  const { says, child } = await run('--port', '0', '--folder', folder)
  const url = /^\S.* is at (http:\/\/localhost:\d+)\n$/.exec(says)?.[1]
  const page = await fetch(String(url))
  expect(await page.text()).toBe('<h1>Home</h1>')
  child.kill()
})

test('npm run serve explains a taken port in one sentence', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { says, code } = await run('--port', String(port), '--folder', folder)
  other.close()
  expect(says).toBe(
    `Port ${port} is in use by another program: choose another one with "npm start -- --port ${port + 1}".\n`,
  )
  expect(code).toBe(1)
})

test('npm run serve reports a missing site or a wrong option in one sentence', async () => {
  const [empty, port, option] = await Promise.all([
    run('--folder', '/nowhere'),
    run('--port', 'high', '--folder', folder),
    run('--prot', '9001'),
  ])
  expect(empty.says).toMatch(/^There is no built site in .*nowhere: run "npm run build" first\.\n$/)
  expect(port.says).toBe('The port is "high", but must be a number from 0 to 65535.\n')
  expect(option.says).toMatch(/^Unknown option '--prot'.*\n$/)
  expect([empty.code, port.code, option.code]).toEqual([1, 1, 1])
})
