import { imageData } from '../../../src/gatsby/images/image-data'

const mockMade = jest.fn()
jest.mock('gatsby-plugin-sharp', () => ({
  generateImageData: (options: object) => mockMade(options),
}))

const made = { src: '/static/a-980.webp', srcSet: '/static/a-360.webp 360w' }
const file = { relativePath: 'articles/bar.jpg' }
const findOne = jest.fn()

/** The data of a picture that a content file in this folder of the content folder names. */
function dataOf(image: string, relativeDirectory = 'articles') {
  const tools = { cache: {}, pathPrefix: '', reporter: {} }
  const findRootNodeAncestor = () => ({ relativeDirectory })
  const nodeModel = { findOne, findAll: jest.fn(), findRootNodeAncestor }
  return imageData(image, {}, { nodeModel }, tools as Parameters<typeof imageData>[3])
}

beforeEach(() => {
  mockMade.mockReset().mockResolvedValue({ images: { fallback: made } })
  findOne.mockReset().mockResolvedValue(file)
})

test('an https address goes through the image host', async () => {
  const { src } = await dataOf('https://images.unsplash.com/photo-1')
  expect(src).toMatch(/^https:\/\/images\.unsplash\.com\/photo-1\?/)
  expect(findOne).not.toHaveBeenCalled()
})

test.each([
  ['bar.jpg', 'articles', 'articles/bar.jpg'],
  ['./bar.jpg', 'workouts', 'workouts/bar.jpg'],
  ['bar.jpg', '', 'bar.jpg'],
])('%s named in content/%s is the file %s', async (image, folder, relativePath) => {
  await dataOf(image, folder)
  expect(findOne.mock.lastCall?.[0].query.filter.relativePath.eq).toBe(relativePath)
})

test("a file is cropped to the site's ratio at every width", async () => {
  expect(await dataOf('bar.jpg')).toEqual({ ...made, width: 1600, height: 1000 })
  expect(mockMade.mock.lastCall?.[0]).toMatchObject({
    file,
    args: { aspectRatio: 1.6, breakpoints: expect.arrayContaining([360, 980, 1800]) },
  })
})

test('a missing or unreadable file is named in the error', async () => {
  for (const nothing of [undefined, { images: {} }]) {
    mockMade.mockResolvedValue(nothing)
    await expect(dataOf('bar.jpg')).rejects.toThrow('sharp cannot read content/articles/bar.jpg.')
  }
  findOne.mockResolvedValue(null)
  await expect(dataOf('baar.jpg')).rejects.toThrow('content/articles/baar.jpg does not exist.')
})
