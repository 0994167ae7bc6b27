import { resolvePicture } from '../../../src/gatsby/images/resolve-picture'

const mockMade = jest.fn()
jest.mock('gatsby-plugin-sharp', () => ({
  generateImageData: (options: object) => mockMade(options),
}))

const data = {
  images: {
    fallback: { src: '/static/a-980.webp', srcSet: '/static/a-360.webp 360w' },
    sources: [{ srcSet: '/static/a-360.webp 360w' }],
  },
}
const file = { relativePath: 'articles/bar.jpg', relativeDirectory: 'articles' }
const findOne = jest.fn()

/** Resolves the picture of a content file in a folder of the content folder. */
function resolve(image: string, folder: string | undefined = 'articles') {
  const tools = { cache: {}, pathPrefix: '', reporter: {} } as Parameters<typeof resolvePicture>[0]
  const findRootNodeAncestor = () =>
    folder === undefined ? null : { ...file, relativeDirectory: folder }
  const node = { image, imageAlt: 'A chalked bar' }
  const resolver = resolvePicture(tools, (source: typeof node) => source)
  return resolver(node, {}, { nodeModel: { findOne, findAll: jest.fn(), findRootNodeAncestor } })
}

const lookedFor = () => findOne.mock.lastCall?.[0].query.filter.relativePath.eq

beforeEach(() => {
  mockMade.mockReset().mockResolvedValue(data)
  findOne.mockReset().mockResolvedValue(file)
})

test('an https address goes through the image host and keeps its alt text', async () => {
  const picture = await resolve('https://images.unsplash.com/photo-1')
  expect(picture).toMatchObject({ alt: 'A chalked bar', width: 1600, height: 1000 })
  expect(picture.src).toMatch(/^https:\/\/images\.unsplash\.com\/photo-1\?/)
  expect(findOne).not.toHaveBeenCalled()
})

test.each([
  ['bar.jpg', 'articles', 'articles/bar.jpg'],
  ['./bar.jpg', 'workouts', 'workouts/bar.jpg'],
  ['bar.jpg', '', 'bar.jpg'],
])('%s named in content/%s is the file %s', async (image, folder, relativePath) => {
  await resolve(image, folder)
  expect(lookedFor()).toBe(relativePath)
})

test("a file is cropped to the site's ratio at every width", async () => {
  expect(await resolve('bar.jpg')).toEqual({
    src: '/static/a-980.webp',
    srcSet: '/static/a-360.webp 360w',
    width: 1600,
    height: 1000,
    alt: 'A chalked bar',
  })
  expect(mockMade.mock.lastCall?.[0]).toMatchObject({
    file,
    args: { aspectRatio: 1.6, breakpoints: expect.arrayContaining([360, 980, 1800]) },
  })
})

test('a missing file is named in the error', async () => {
  findOne.mockResolvedValue(null)
  await expect(resolve('baar.jpg')).rejects.toThrow('content/articles/baar.jpg does not exist.')
})

test.each([undefined, { images: { sources: [] } }])(
  'a file that is no picture is named in the error (%j)',
  async (nothing) => {
    mockMade.mockResolvedValue(nothing)
    await expect(resolve('bar.jpg')).rejects.toThrow('sharp cannot read content/articles/bar.jpg.')
  },
)
