import { readFileSync } from 'node:fs'
import { patchCms } from '../../editor/build/patch-cms'

test('the installed package is the one that the patches know', () => {
  const code = readFileSync(require.resolve('@sveltia/cms'), 'utf8')
  const patched = patchCms(code)
  expect(patched).toContain('commitChanges:e=>globalThis.editorCommit(e)')
  expect(patched).not.toMatch(/url\(https:\/\/cdn\.jsdelivr\.net/)
  expect(patched).not.toContain('githubstatus.com/api')
})

test('another version stops the build, and says why the patch is there', () => {
  expect(() => patchCms('export {}')).toThrow(
    /^@sveltia\/cms has changed \(found 0 of 3\): Fonts are local/,
  )
})
