import { readFileSync } from 'node:fs'
import { builtFolder } from '../browser/support/site-under-test'

test("the headers stay within Cloudflare's limits: 100 rules, 2,000 characters per line", () => {
  const lines = readFileSync(`${builtFolder}/_headers`, 'utf8').split('\n')
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000)
})
