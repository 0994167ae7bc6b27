import { existsSync } from 'node:fs'
import path from 'node:path'
import config from '../../../gatsby-config'
import {
  buildVersion,
  recordBuildVersion,
  removeStaleBuild,
} from '../../../src/gatsby/node/stale-build'
import { temporaryFolder, writeFiles } from '../../support/temporary-folder'

const code = {
  'babel.config.js': '',
  'package-lock.json': '{}',
  'packages/figures/index.ts': 'export {}',
  'plugins/body/index.js': 'module.exports = 1',
  'src/gatsby/images/resolve.ts': 'export const width = 1',
}

test.each<[string, boolean]>([
  ...[...Object.keys(code), 'src/new.ts'].map((file): [string, boolean] => [file, true]),
  // Gatsby and webpack track these.
  ['content/site.json', false],
  ['gatsby-node.ts', false],
  ['src/pages/index.tsx', false],
  ['src/styles/global.css', false],
  ['plugins/body/README.md', false],
  // A Mac's file manager leaves these.
  ['src/gatsby/.DS_Store', false],
  // A file, although its name has no extension.
  ['packages/figures/LICENSE', true],
])('writing %s changes the version: %s', (file, isChanged) => {
  const root = temporaryFolder(code)
  const version = buildVersion(root)
  expect(buildVersion(temporaryFolder(code))).toBe(version)
  writeFiles(root, { [file]: 'changed' })
  expect(buildVersion(root) !== version).toBe(isChanged)
})

test('renaming a file or another condition changes the version', () => {
  const [one, other] = ['src/one.ts', 'src/other.ts'].map((file) =>
    temporaryFolder({ ...code, [file]: '' }),
  ) as [string, string]
  expect(buildVersion(one)).not.toBe(buildVersion(other))
  expect(buildVersion(one, '2026-11-21')).not.toBe(buildVersion(one, '2026-11-22'))
})

test.each([
  ['one', false],
  ['another', true],
  [undefined, true],
])('an earlier build by version %s is removed by version one: %s', async (version, isRemoved) => {
  const root = temporaryFolder({ 'public/index.html': 'Home' })
  const folders = {
    publicFolder: path.join(root, 'public'),
    cacheFolder: path.join(root, '.cache/site'),
  }
  if (version) await recordBuildVersion(folders, version)
  await removeStaleBuild(folders, 'one')
  expect(existsSync(path.join(folders.publicFolder, 'index.html'))).toBe(!isRemoved)
})

test('a build writes no gatsby-* file, for which Gatsby would empty the cache of the next build', () => {
  const { typesOutputPath } = config.graphqlTypegen as { typesOutputPath: string }
  expect(typesOutputPath).not.toMatch(/^gatsby-/)
})
