import { onPostBuild } from '../../../src/gatsby/node/on-post-build'

const mockFailure = new Error('step failed')

jest.mock('../../../src/gatsby/source-nodes/content-source', () => ({
  getPublishedContent: () => {
    throw mockFailure
  },
}))

test('a failing step stops the build and names itself', async () => {
  const reporter = { panicOnBuild: jest.fn() }
  await onPostBuild?.({ reporter } as never, {} as never, () => {})
  // Pass the error itself, because Gatsby prints its stack.
  expect(reporter.panicOnBuild).toHaveBeenCalledWith(mockFailure)
})
