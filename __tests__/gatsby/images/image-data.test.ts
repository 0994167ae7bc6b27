import { getSrc } from 'gatsby-plugin-image'
import { imageData, previewAddress } from '../../../src/gatsby/images/image-data'

const mockMade = jest.fn()
jest.mock('gatsby-plugin-sharp', () => ({
  generateImageData: (options: object) => mockMade(options),
}))

const made = {
  images: { fallback: { src: '/static/a-980.webp', srcSet: '/static/a-360.webp 360w' } },
}
const file = { relativePath: 'articles/bar.jpg' }
const findOne = jest.fn()

const tools = { cache: {}, pathPrefix: '', reporter: {} } as Parameters<typeof imageData>[3]
const contextIn = (relativeDirectory: string) => ({
  nodeModel: { findOne, findAll: jest.fn(), findRootNodeAncestor: () => ({ relativeDirectory }) },
})

/** The data of a picture that a content file in this folder of the content folder names. */
const dataOf = (image: string, folder = 'articles') =>
  imageData(image, {}, contextIn(folder), tools)

beforeEach(() => {
  mockMade.mockReset().mockResolvedValue(made)
  findOne.mockReset().mockResolvedValue(file)
})

test('an https address goes through the image host', async () => {
  const data = await dataOf('https://images.unsplash.com/photo-1')
  expect(getSrc(data)).toMatch(/^https:\/\/images\.unsplash\.com\/photo-1\?/)
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
  expect(await dataOf('bar.jpg')).toEqual(made)
  expect(mockMade.mock.lastCall?.[0]).toMatchObject({
    file,
    args: { aspectRatio: 1.6, breakpoints: expect.arrayContaining([288, 1120, 1560]) },
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

describe('in link previews', () => {
  const previewOf = (image: string) => previewAddress(image, {}, contextIn('articles'), tools)

  test('a photograph is cropped by the image host', async () => {
    const address = await previewOf('https://images.unsplash.com/photo-1?w=10')
    expect(address).toBe(
      'https://images.unsplash.com/photo-1?auto=format&fit=crop&w=1200&h=630&q=70',
    )
  })

  test('a file is cropped to the same size, as a JPEG', async () => {
    expect(await previewOf('bar.jpg')).toBe(made.images.fallback.src)
    expect(mockMade.mock.lastCall?.[0]).toMatchObject({
      file,
      args: { width: 1200, height: 630, formats: ['jpg'] },
    })
  })
})
