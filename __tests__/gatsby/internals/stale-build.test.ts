import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  buildVersion,
  recordBuildVersion,
  removeStaleBuild,
} from '../../../src/gatsby/internals/stale-build'
import { temporaryFolder, writeFiles } from '../../support/temporary-folder'

const code = {
  'babel.config.js': '',
  'gatsby-browser.tsx': '',
  'gatsby-config.ts': '',
  'gatsby-node.ts': '',
  'gatsby-ssr.tsx': '',
  'package-lock.json': '{}',
  'package.json': '{}',
  'plugins/body/index.js': 'module.exports = 1',
  'postcss.config.js': '',
  'src/gatsby/images/resolve.ts': 'export const width = 1',
  'static/icon.svg': '<svg/>',
}

/** A project on disk and its version. */
function project() {
  const root = temporaryFolder(code)
  return { root, version: buildVersion(root) }
}

test.each([
  'src/gatsby/images/resolve.ts',
  'plugins/body/index.js',
  'package-lock.json',
  'babel.config.js',
  'static/icon.svg',
])('changing %s changes the version', (file) => {
  const { root, version } = project()
  expect(buildVersion(root)).toBe(version)
  writeFiles(root, { [file]: 'changed' })
  expect(buildVersion(root)).not.toBe(version)
})

test('adding or renaming a file changes the version', () => {
  const { root, version } = project()
  writeFiles(root, { 'src/new.ts': '' })
  const withNew = buildVersion(root)
  expect(withNew).not.toBe(version)
  expect(buildVersion(temporaryFolder({ ...code, 'src/other.ts': '' }))).not.toBe(withNew)
})

test('content and build output do not change the version', () => {
  const { root, version } = project()
  writeFiles(root, { 'content/site.json': '{}', 'gatsby-types.d.ts': 'declare' })
  expect(buildVersion(root)).toBe(version)
})

test('another condition changes the version', () => {
  const { root } = project()
  expect(buildVersion(root, '2026-11-21')).toBe(buildVersion(root, '2026-11-21'))
  expect(buildVersion(root, '2026-11-21')).not.toBe(buildVersion(root, '2026-11-22'))
})

describe('an earlier build', () => {
  /** The folders of a site built by this version. */
  async function built(version?: string) {
    const root = temporaryFolder({ 'public/index.html': 'Home' })
    const folders = {
      publicFolder: path.join(root, 'public'),
      cacheFolder: path.join(root, '.cache/site'),
    }
    if (version) await recordBuildVersion(folders, version)
    return folders
  }

  test('stays if the same version made it', async () => {
    const folders = await built('one')
    expect(await removeStaleBuild(folders, 'one')).toBe(false)
    expect(readFileSync(path.join(folders.publicFolder, 'index.html'), 'utf8')).toBe('Home')
  })

  test.each(['another', undefined])('is removed if it was made by version: %s', async (version) => {
    const folders = await built(version)
    expect(await removeStaleBuild(folders, 'one')).toBe(true)
    expect(existsSync(folders.publicFolder)).toBe(false)
  })
})
