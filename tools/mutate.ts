import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Puts the faults of tools/mutations into the code, one at a time, and sees that the command each names fails.
 * `npm run mutate -- training/model` tries those with this word. Those that only a browser sees come with
 * `--browser`, all in one build of the test site. A fault has four lines: what a visitor or editor would notice; its
 * file and the command; a text that the file has once; and what is put in its place.
 */

const folder = 'tools/mutations'
const form = /^(.+)\n(\S+) \| (\w+) ?(.*)\n- (.+)\n\+ ?(.*)$/

/** What tells that a fault is seen, by the first word. Each passes on the code as it is. */
const commands: Record<string, (args: string) => string> = {
  jest: (names) => `jest --silent ${names.split(' ').map(testFile).join(' ')}`,
  types: () => 'tsc --noEmit --pretty false',
  content: () => 'tsx tools/check-content.ts',
  guide: () => 'tsx tools/write-content-guide.ts --check',
  browser: (args) => `playwright test --project=site --retries=0 ${args}`,
}

/** What the list names and the code no longer has. A test that is gone would fail with any fault. */
const stale: string[] = []

function testFile(name: string): string {
  const file = ['ts', 'tsx'].map((end) => `__tests__/${name}.test.${end}`).find(existsSync)
  if (!file) stale.push(`There is no test ${name}.`)
  return file ?? ''
}

function faultOf(block: string) {
  const [, breaks, file, kind, args = '', find, put = ''] = form.exec(block) ?? []
  const command = commands[kind ?? '']?.(args)
  if (!breaks || !file || !find || !command) throw new Error(`This is no fault:\n${block}`)
  const times = existsSync(file) ? readFileSync(file, 'utf8').split(find).length - 1 : 0
  if (times !== 1) stale.push(`${file} has ${times} times, and not once: ${find}`)
  return { breaks, file, find, put, command, inBrowser: kind === 'browser' }
}
type Fault = ReturnType<typeof faultOf>

const originals = new Map<string, string>()

function putIn({ file, find, put }: Fault) {
  originals.set(file, readFileSync(file, 'utf8'))
  writeFileSync(file, originals.get(file)?.replace(find, () => put) ?? '')
}

function putBack() {
  for (const [file, text] of originals) writeFileSync(file, text)
  originals.clear()
}

process.on('exit', putBack)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

function run(command: string): Promise<{ isGreen: boolean; output: string }> {
  const PATH = `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH}`
  const child = spawn(command, { shell: true, env: { ...process.env, PATH, FORCE_COLOR: '0' } })
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => printed.push(data))
  return new Promise((done) =>
    child.on('close', (code) => done({ isGreen: code === 0, output: `${Buffer.concat(printed)}` })),
  )
}

/** Returns whether a fault is caught, and prints by what: a test, or a sentence. */
async function isCaught({ breaks, command }: Fault): Promise<boolean> {
  const { isGreen, output } = await run(command)
  const [seen = ''] = /^ *(?:●|\d+\)).+|^.*error TS.+|^content.+|^Older.+/m.exec(output) ?? []
  // Code that cannot be loaded says nothing about its test.
  const caught = !isGreen && seen !== '' && !/suite failed to run/.test(seen)
  console.log(`${caught ? '   ' : 'NOT'} caught: ${breaks}\n   ${command}\n   ${seen.trim()}\n`)
  return caught
}

async function main() {
  const inBrowser = process.argv.includes('--browser')
  const words = process.argv.slice(2).filter((word) => word !== '--browser')
  const faults = readdirSync(folder)
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').trim().split('\n\n'))
    .filter((block) => !block.startsWith('#') && words.every((word) => block.includes(word)))
    .map(faultOf)
    .filter((fault) => fault.inBrowser === inBrowser)
  if (faults.length === 0) throw new Error('There is no such fault.')
  if (stale.length > 0) throw new Error(stale.join('\n'))
  const results: boolean[] = []
  for (const group of inBrowser ? [faults] : faults.map((fault) => [fault])) {
    group.forEach(putIn)
    const built = inBrowser && (await run('tsx tools/build-variants.ts site'))
    if (built && !built.isGreen) throw new Error(`The test site is not built: ${built.output}`)
    for (const fault of group) results.push(await isCaught(fault))
    putBack()
  }
  console.log(`${results.filter(Boolean).length} of ${results.length} faults were caught.`)
  if (!results.every(Boolean)) process.exitCode = 1
}

main().catch(({ message }: Error) => {
  console.error(message)
  process.exitCode = 1
})
