import { chunkFor } from '../../src/gatsby-internals/chunk-for'

const template = (name: string) => `component---src-templates-${name}-tsx`
const page = (name: string) => `component---src-pages-${name}-tsx`
const MANY = [
  ...['plates', 'protein', 'bedtime', 'index'].map((name) => page(`tools-${name}`)),
  ...['article', 'plan', 'topic', 'exercise', 'train', 'plan-week'].map(template),
  ...['article-list', 'plan-list'].map(template),
  page('index'),
]

test.each([
  ['one page loads with that page only', [page('about')], page('about')],
  ['many pages loads with every page', MANY, 'app'],
  [
    'a few pages of several families stays with each',
    [page('about'), template('article')],
    undefined,
  ],
  ['a plan and its training stays with each', [template('plan'), template('train')], undefined],
  [
    'plans known and unknown is in the chunk of plans',
    [template('plan'), template('unknown-plan')],
    'plan',
  ],
  ['unknown plans only stays with them', [template('unknown-plan')], template('unknown-plan')],
  ['several tools is in their chunk', [page('tools-plates'), page('tools-protein')], 'tools'],
  [
    'a tool and the list of tools stays with each',
    [page('tools-plates'), page('tools-index')],
    undefined,
  ],
  ['plans and weeks is in their chunk', [template('plan'), template('plan-week')], 'plan-pages'],
  [
    'exercises and their lists is in their chunk',
    [template('exercise'), template('exercise-list')],
    'exercises',
  ],
  [
    'home and the blog list is in the chunk of lists',
    [page('index'), template('article-list')],
    'lists',
  ],
])('code of %s', (_what, pages, chunk) => {
  expect(chunkFor(pages.map((name) => ({ name })))).toBe(chunk)
})
