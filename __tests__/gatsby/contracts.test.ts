import { readFileSync } from 'node:fs'
import { ofGatsby } from '../support/of-gatsby'

// The one reading of Gatsby's text: if it changed, results of old code would stay, and no build or test would notice.
test('stale-build.ts: after onPreInit, Gatsby empties its cache if the public folder is missing', () => {
  const source = readFileSync(ofGatsby.resolve('gatsby/dist/services/initialize.js'), 'utf8')
  const steps = ['(`onPreInit`, {', 'const publicDirExists', 'type: `DELETE_CACHE`']
  const found = steps.map((step) => source.indexOf(step))
  expect(source).toContain('const cacheIsCorrupt = cacheDirExists && !publicDirExists;')
  expect(found).not.toContain(-1)
  expect(found).toEqual(found.toSorted((a, b) => a - b))
})
