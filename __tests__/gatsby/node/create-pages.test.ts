import path from 'node:path'
import { checkContent } from '../../../src/content/check'
import { publishedContent } from '../../../src/content/published-content'
import { createPages } from '../../../src/gatsby/node/create-pages'
import { temporaryFolder } from '../../support/temporary-folder'
import { writeOtherBrand } from '../../support/variants/other-brand'

const actions = { createPage: jest.fn(), createRedirect: jest.fn() }
const redirects = () => actions.createRedirect.mock.calls.map(([redirect]) => redirect)

// A site without exercises.
beforeAll(async () => {
  const folder = path.join(temporaryFolder(), 'content')
  await writeOtherBrand(folder)
  const { content } = checkContent(folder)
  const redirects = [{ from: '/old-article', to: '/blog' }]
  const get = async () => publishedContent({ ...content, redirects }, false)
  await createPages?.({ actions, getCache: () => ({ get }) } as never, {} as never, () => {})
})

test('a page comes with its template', () => {
  expect(actions.createPage).toHaveBeenCalledWith({
    path: '/blog/rest',
    component: expect.stringMatching(/src.templates.article\.tsx$/),
    context: { slug: 'rest', next: '', relatedSlugs: [] },
  })
})

test.each([
  ['/old-article', '/blog'],
  ['/workouts/map', '/workouts'],
  ['/workouts/:id/fit', '/workouts/:id/train'],
])('the moved address %s redirects for good to %s', (fromPath, toPath) => {
  expect(redirects()).toContainEqual({ fromPath, toPath, isPermanent: true })
})

test('an unknown name gets the page of its section, with status 404', () => {
  expect(actions.createPage).toHaveBeenCalledWith({
    path: '/workouts/unknown',
    component: expect.stringMatching(/src.pages.404\.tsx$/),
  })
  expect(redirects()).toContainEqual({
    fromPath: '/workouts/:name',
    toPath: '/workouts/unknown.html',
    statusCode: 404,
  })
})

test('a site without exercises has no rule for unknown ones', () => {
  expect(redirects().filter(({ fromPath }) => fromPath.startsWith('/exercises'))).toEqual([])
})
