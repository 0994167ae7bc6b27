import { chunkFor } from '../../src/gatsby-internals/chunk-for'

const template = (name: string) => `component---src-templates-${name}-tsx`
const page = (name: string) => `component---src-pages-${name}-tsx`
const MANY = Array.from({ length: 13 }, (_, index) => template(`kind-${index}`))

test.each([
  ['one page loads with that page only', [page('about')], page('about')],
  ['many pages loads with every page', MANY, 'app'],
  [
    'a few pages of several families stays with each',
    [page('about'), template('article')],
    undefined,
  ],
  [
    'plans known and unknown is in the chunk of plans',
    [template('plan'), template('unknown-plan')],
    'plan',
  ],
  ['unknown plans only stays with them', [template('unknown-plan')], template('unknown-plan')],
  [
    'a tool and the list of tools stays with each',
    [page('tools-plates'), page('tools-index')],
    undefined,
  ],
  [
    'home and the blog list is in the chunk of lists',
    [page('index'), template('article-list')],
    'lists',
  ],
])('code of %s', (_what, pages, chunk) => {
  expect(chunkFor(pages.map((name) => ({ name })))).toBe(chunk)
})
