import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const read = (file: string) => readFileSync(file, 'utf8')
const groupIn = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? ''

/** Both ends of a version range such as '>=20.19 <26', as comparable numbers. */
function endsOf(range: string): { oldest: number; end: number } {
  const [, oldest, end] = /^>=(\d+\.\d+)(?:\.0)? <(\d+)$/.exec(range) ?? []
  if (!oldest || !end) throw new Error(`"${range}" is not a range like ">=20.19 <26".`)
  return { oldest: comparable(oldest), end: comparable(end) }
}

/** Takes '20.19' or '24'. */
function comparable(version: string): number {
  const [major, minor = 0] = version.split('.').map(Number)
  return Number(major) * 1000 + minor
}

const engines: string = JSON.parse(read('package.json')).engines.node
const { oldest, end } = endsOf(engines)
const recommended = read('.nvmrc').trim()

test('the host builds with the Node version in .nvmrc, which package.json allows', () => {
  expect(groupIn(read('netlify.toml'), /^ *NODE_VERSION = "(.*)"$/m)).toBe(recommended)
  expect(comparable(recommended)).toBeGreaterThanOrEqual(oldest)
  expect(comparable(recommended)).toBeLessThan(end)
})

test('npm start refuses a Node version that package.json does not allow, before installing', () => {
  const code = read('tools/lib/install.mjs')
  const refused = groupIn(code, /^const OLDEST_NODE = \[(\d+, \d+)\]$/m)
  expect(comparable(refused.replace(', ', '.'))).toBe(oldest)
  expect(comparable(groupIn(code, /^const NEWEST_NODE = (\d+)$/m))).toBe(end - 1000)
})

test('the README names the same Node versions', () => {
  const text = read('README.md').replace(/\s+/g, ' ')
  expect(groupIn(text, /version (\d+), as in `\.nvmrc`/)).toBe(recommended)
  expect(comparable(groupIn(text, /; ([\d.]+) to \d+ are allowed/))).toBe(oldest)
  expect(comparable(groupIn(text, /; [\d.]+ to (\d+) are allowed/))).toBe(end - 1000)
})

test('Gatsby runs on every version of Node that package.json allows', () => {
  const gatsby = createRequire(__filename).resolve('gatsby/package.json')
  const allowed = endsOf(JSON.parse(read(gatsby)).engines.node)
  expect(oldest).toBeGreaterThanOrEqual(allowed.oldest)
  expect(end).toBeLessThanOrEqual(allowed.end)
})
