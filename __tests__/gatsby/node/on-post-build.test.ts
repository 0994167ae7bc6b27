import { onPostBuild } from '../../../src/gatsby/node/on-post-build'

const mockFailure = new Error('step failed')

jest.mock('../../../src/gatsby/node/build-content', () => ({
  getPublishedContent: () => {
    throw mockFailure
  },
}))

test('a step that fails stops the build, and says where it failed', async () => {
  const reporter = { panicOnBuild: jest.fn() }
  await onPostBuild?.({ reporter } as never, {} as never, () => {})
  // The error itself: Gatsby prints its stack.
  expect(reporter.panicOnBuild).toHaveBeenCalledWith(mockFailure)
})
