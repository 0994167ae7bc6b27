import { chunkFor } from '../../../src/gatsby/internals/chunk-for'

const template = (name: string) => ({ name: `component---src-templates-${name}-tsx` })
const page = (name: string) => ({ name: `component---src-pages-${name}-tsx` })

test('code of one page loads with that page only', () => {
  expect(chunkFor([page('about')])).toBe('component---src-pages-about-tsx')
})

test('code of many pages loads with every page', () => {
  const many = ['plates', 'protein', 'bedtime', 'index'].map((name) => page(`tools-${name}`))
  const others = [
    'article',
    'plan',
    'topic',
    'exercise',
    'train',
    'plan-week',
    'article-list',
    'plan-list',
  ].map(template)
  expect(chunkFor([...many, ...others, page('index')])).toBe('app')
})

test('code of a few pages from several families stays with each of them', () => {
  expect(chunkFor([page('about'), template('article')])).toBeUndefined()
  expect(chunkFor([template('plan'), template('train')])).toBeUndefined()
})

test("the page for unknown plans shares the plan's chunk, not one for every page", () => {
  expect(chunkFor([template('plan'), template('unknown-plan')])).toBe('plan')
})

test('code of the page for unknown plans only stays with it', () => {
  expect(chunkFor([template('unknown-plan')])).toBe(template('unknown-plan').name)
})

test('code that a family of pages shares loads with that family only', () => {
  expect(chunkFor([page('tools-plates'), page('tools-protein')])).toBe('tools')
  expect(chunkFor([page('tools-plates'), page('tools-index')])).toBeUndefined()
  expect(chunkFor([template('plan'), template('plan-week')])).toBe('plan-pages')
  expect(chunkFor([template('exercise'), template('exercise-list')])).toBe('exercises')
  expect(chunkFor([page('index'), template('article-list')])).toBe('lists')
})
