import { changedCode } from '../../tools/lib/changed-code'

test('each text that the build of other code replaces is in its file once', () => {
  expect(changedCode('.').map(([file]) => file)).toEqual([
    'src/gatsby/images/remote-image.ts',
    'packages/markdown-headings/index.js',
  ])
})
