import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Applies the mutations in tools/mutations one at a time, and expects each one's command to fail. `npm run
 * mutate -- training/model` runs those that contain the words. `--browser` runs those for browser tests, all
 * in one build of the test site. `--check` only compares the list with the code. A mutation has four lines: its
 * visible effect; its file and command; a text found once in the file; and the replacement.
 */

const folder = 'tools/mutations'
const mutationPattern = /^(.+)\n(\S+) \| (\w+) ?(.*)\n- (.+)\n\+ ?(.*)$/

/** Commands that detect a mutation, by first word. All pass on unmodified code. */
const commands: Record<string, (args: string) => string> = {
  jest: (names) => `jest --silent ${names.split(' ').map(testFile).join(' ')}`,
  types: () => 'tsc --noEmit --pretty false',
  content: () => 'tsx tools/check-content.ts',
  guide: () => 'tsx tools/write-content-guide.ts --check',
  browser: (args) => `playwright test --project=site --retries=0 ${args}`,
}

/** Entries whose code or test no longer exists. A missing test would fail with any mutation. */
const stale: string[] = []

function testFile(name: string): string {
  const file = ['ts', 'tsx'].map((end) => `__tests__/${name}.test.${end}`).find(existsSync)
  if (!file) stale.push(`There is no test ${name}.`)
  return file ?? ''
}

function parseMutation(block: string) {
  const [, breaks, file, kind, args = '', find, put = ''] = mutationPattern.exec(block) ?? []
  const command = commands[kind ?? '']?.(args)
  if (!breaks || !file || !find || !command) throw new Error(`Invalid mutation:\n${block}`)
  const times = existsSync(file) ? readFileSync(file, 'utf8').split(find).length - 1 : 0
  if (times !== 1) stale.push(`${file} contains this ${times} times instead of once: ${find}`)
  return { breaks, file, find, put, command, inBrowser: kind === 'browser' }
}
type Mutation = ReturnType<typeof parseMutation>

const originals = new Map<string, string>()

function applyMutation({ file, find, put }: Mutation) {
  originals.set(file, readFileSync(file, 'utf8'))
  writeFileSync(file, originals.get(file)?.replace(find, () => put) ?? '')
}

function restore() {
  for (const [file, text] of originals) writeFileSync(file, text)
  originals.clear()
}

process.on('exit', restore)
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

/** Returns whether a mutation is caught, and prints the test or sentence that caught it. */
async function isCaught({ breaks, command }: Mutation): Promise<boolean> {
  const { isGreen, output } = await run(command)
  const [seen = ''] = /^ *(?:●|\d+\)).+|^.*error TS.+|^content.+|^Out of date.+/m.exec(output) ?? []
  // Code that fails to load says nothing about its test.
  const caught = !isGreen && seen !== '' && !/suite failed to run/.test(seen)
  console.log(`${caught ? '   ' : 'NOT'} caught: ${breaks}\n   ${command}\n   ${seen.trim()}\n`)
  return caught
}

async function main() {
  const inBrowser = process.argv.includes('--browser')
  const onlyList = process.argv.includes('--check')
  const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
  const mutations = readdirSync(folder)
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').trim().split('\n\n'))
    .filter((block) => !block.startsWith('#') && words.every((word) => block.includes(word)))
    .map(parseMutation)
    .filter((mutation) => mutation.inBrowser === inBrowser)
  if (mutations.length === 0) throw new Error('No mutation matches.')
  if (stale.length > 0) throw new Error(stale.join('\n'))
  if (onlyList) return
  const results: boolean[] = []
  for (const group of inBrowser ? [mutations] : mutations.map((mutation) => [mutation])) {
    group.forEach(applyMutation)
    const built = inBrowser && (await run('tsx tools/build-variants.ts site'))
    if (built && !built.isGreen)
      throw new Error(`The build of the test site failed: ${built.output}`)
    for (const mutation of group) results.push(await isCaught(mutation))
    restore()
  }
  console.log(`${results.filter(Boolean).length} of ${results.length} mutations were caught.`)
  if (!results.every(Boolean)) process.exitCode = 1
}

main().catch(({ message }: Error) => {
  console.error(message)
  process.exitCode = 1
})
